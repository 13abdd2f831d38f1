// A part of the page that is fetched when it is first wanted.

const PAUSE = 1_000;

/** Fetches once, tries again after a moment if that fails, and after that whenever it is asked for. */
export function later<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | null = null;
  return () =>
    (coming ??= load()
      .catch(() => new Promise((pause) => setTimeout(pause, PAUSE)).then(load))
      .catch((error: unknown) => {
        coming = null;
        throw error;
      }));
}
