import { readCookie, writeCookie } from '../../platform/browser/cookies.ts';
import { PRIMARY_COLORS } from '../../theme/primary-colors.ts';

/**
 * product.md 3.7: what a person has chosen about the look, each in a cookie of its name. The first value is the
 * default. The page carries them as attributes of its root, which the stylesheets read; boot.js writes them before the
 * first paint.
 */
export const PREFERENCES = {
  contentLayoutNav: ['vertical', 'horizontal'],
  contentWidth: ['fluid', 'boxed'],
  footerType: ['static', 'sticky', 'hidden'],
  navbarType: ['sticky', 'static', 'hidden'],
  navbarBlur: ['true', 'false'],
  verticalNavCollapsed: ['false', 'true'],
  horizontalNavType: ['sticky', 'static', 'hidden'],
  lightPrimaryColor: PRIMARY_COLORS,
  darkPrimaryColor: PRIMARY_COLORS,
} as const;

export type PreferenceName = keyof typeof PREFERENCES;
export type Preferences = { readonly [Name in PreferenceName]: (typeof PREFERENCES)[Name][number] };

const NAMES = Object.keys(PREFERENCES) as PreferenceName[];

/** What a cookie does not say, or says in words of another version, is the default. */
export function parsePreferences(read: (name: PreferenceName) => string | undefined): Preferences {
  const values = NAMES.map((name) => {
    const known: readonly string[] = PREFERENCES[name];
    const value = read(name);
    return [name, known.find((one) => one === value) ?? known[0]];
  });
  return Object.fromEntries(values) as Preferences;
}

let current: Preferences | undefined;
const listeners = new Set<() => void>();

export function readPreferences(): Preferences {
  current ??= parsePreferences(readCookie);
  return current;
}

export function onPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changePreferences(part: Partial<Preferences>): void {
  current = { ...readPreferences(), ...part };
  for (const name of NAMES) {
    const value = part[name];
    if (value === undefined) continue;
    writeCookie(name, value);
    document.documentElement.dataset[name] = value;
  }
  listeners.forEach((listener) => listener());
}

export function resetPreferences(): void {
  changePreferences(parsePreferences(() => undefined));
}
