const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Layout preferences live in cookies (product.md 3.7), so that a server may know them before the page is drawn. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    // Another page of this host wrote it, or a person by hand.
    return undefined;
  }
}

export function writeCookie(name: string, value: string, seconds = YEAR_SECONDS): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`;
}
