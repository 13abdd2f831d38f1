"""nginx and Caddy before a server, with the files of ``deploy``: addresses, ports and certificates are replaced."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.load.line import PATIENCE, Failed

NGINX, CADDY = "nginx", "caddy"


def free_port() -> int:
    """A port that nothing listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def proxy(name: str, deploy: Path, folder: Path, port: int, server: int) -> Iterator[None]:
    """A proxy at a port before a server at another, as long as this lasts."""
    folder.mkdir()
    command, environment = {NGINX: _nginx, CADDY: _caddy}[name](deploy, folder, port, server)
    with (folder / "log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | environment, cwd=folder)
    try:
        _wait_for(port, folder / "log")
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_for(port: int, log: Path) -> None:
    """Wait until it listens and has its certificate."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with socket.create_connection(("127.0.0.1", port), 1) as line, context.wrap_socket(line):
                return
        except OSError:
            time.sleep(0.05)
    raise Failed(log.read_text(encoding="utf-8")[-2000:])


def _nginx(deploy: Path, folder: Path, port: int, server: int) -> tuple[list[str], dict[str, str]]:
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"),
            *("-subj", "/CN=127.0.0.1", "-keyout", "cards.key", "-out", "cards.pem"),
        ],
        cwd=folder,
        check=True,
        capture_output=True,
    )
    site = (deploy / "nginx.conf").read_text(encoding="utf-8")
    for old, new in (
        ("127.0.0.1:8642", f"127.0.0.1:{server}"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("cards.example.org", "127.0.0.1"),
        ("/etc/ssl/cards", str(folder / "cards")),
    ):
        assert old in site, old
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site, encoding="utf-8")
    kept = "".join(
        f"{sort}_temp_path {folder}/{sort};" for sort in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; user root; pid {folder}/pid; error_log {folder}/errors; worker_processes 1;"
        f"events {{ worker_connections 4096; }} http {{ access_log off; {kept} include {folder}/site.conf; }}",
        encoding="utf-8",
    )
    program = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    return [str(program), "-p", str(folder), "-c", str(folder / "nginx.conf")], {}


def _caddy(deploy: Path, folder: Path, port: int, server: int) -> tuple[list[str], dict[str, str]]:
    site = (deploy / "Caddyfile").read_text(encoding="utf-8")
    upstreams = "first:8642 second:8642"
    assert upstreams in site
    site = site.replace(upstreams, f"127.0.0.1:{server}").replace(
        "{$CUORE_ORIGIN} {\n", "{$CUORE_ORIGIN} {\n\ttls internal\n"
    )
    mine = "admin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tdefault_sni 127.0.0.1\n"
    site = f"{{\n\t{mine}" + (site.partition("{\n")[2] if site.startswith("{\n") else "}\n" + site)
    (folder / "Caddyfile").write_text(site, encoding="utf-8")
    environment = {"CUORE_ORIGIN": f"https://127.0.0.1:{port}", "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"], environment
