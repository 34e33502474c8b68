/** product.md 3.7: names are kept to the letter. */
export const STORAGE_KEYS = {
  accountInfo: 'accountInfo',
  cabinet: 'cabinet',
  showCookies: 'showCookies',
  directionGraphs: 'directionGraphs',
  language: 'language',
  userAbilityRules: 'userAbilityRules',
  accessToken: 'accessToken',
  userData: 'userData',
  theme: 'theme',
  abTestingNewsShownCount: 'abTestingNewsShownCount',
  abTestingNewsLastDate: 'abTestingNewsLastDate',
} as const;

// A browser may forbid storage or have no room left; what it refused is known for as long as this page is open.
const memory = new Map<string, string>();

export function readStored(key: string): string | null {
  const refused = memory.get(key);
  if (refused !== undefined) return refused;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}
