const ORIGIN = 'https://origin.invalid';

/** Where a `redirect` parameter may lead: a path of this very site, and never back to the login screen. */
export function safeRedirect(requested: string | undefined): string | undefined {
  if (requested === undefined || !requested.startsWith('/')) return undefined;
  try {
    // A browser reads `//host` and `/\host` as another site; so does URL.
    const url = new URL(requested, ORIGIN);
    // `/.//host` is a path of this site here, and another site once it stands in the address bar by itself.
    const isOwn = url.origin === ORIGIN && !url.pathname.startsWith('//') && !isLogin(url.pathname);
    return isOwn ? `${url.pathname}${url.search}${url.hash}` : undefined;
  } catch {
    return undefined;
  }
}

/** The router reads `/login/` and `/%6Cogin` as the same screen. */
export function isLogin(pathname: string): boolean {
  return decodeURI(pathname).replace(/\/+$/, '') === '/login';
}
