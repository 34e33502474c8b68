const ORIGIN = 'https://origin.invalid';

/** Where a `redirect` parameter may lead: a path of this very site, and never back to the login screen. */
export function safeRedirect(asked: string | undefined): string | undefined {
  if (asked === undefined || !asked.startsWith('/')) return undefined;
  try {
    // A browser reads `//host` and `/\host` as another site; so does URL.
    const url = new URL(asked, ORIGIN);
    const isOwn = url.origin === ORIGIN && url.pathname !== '/login';
    return isOwn ? `${url.pathname}${url.search}${url.hash}` : undefined;
  } catch {
    return undefined;
  }
}
