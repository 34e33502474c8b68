/** spec 3, local persistent values: names are kept to the letter. */
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
} as const;

// A browser may forbid storage altogether; the application then works for as long as its page is open.
const memory = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
  } catch {
    if (value === null) {
      memory.delete(key);
    } else {
      memory.set(key, value);
    }
  }
}
