// Which page is shown. Routes live in the fragment of the address, so that the secret of an invitation never reaches
// a server or its log: `#/table/ID/SECRET`, `#/replay/ID?d=12&as=1`.

export interface Route {
  page: string;
  args: string[];
  query: URLSearchParams;
}

/** The route that an address's fragment names. */
export function routeOf(hash: string): Route {
  const [path, query] = hash.replace(/^#\/?/, '').split('?', 2);
  const [page, ...args] = path.split('/').map(decoded);
  return { page, args, query: new URLSearchParams(query ?? '') };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current = $state.raw(routeOf(location.hash));

addEventListener('hashchange', () => {
  current = routeOf(location.hash);
});

export const router = {
  get route(): Route {
    return current;
  },
};

/** The address of a page, for links. */
export function linkTo(page: string, ...args: (string | number)[]): string {
  return `#/${[page, ...args].map((part) => encodeURIComponent(String(part))).join('/')}`;
}

/** Go to a page. `replace`: without a step back to the present one. */
export function goTo(link: string, replace = false): void {
  if (replace) {
    history.replaceState(null, '', link);
    current = routeOf(location.hash);
  } else {
    location.hash = link;
  }
}
