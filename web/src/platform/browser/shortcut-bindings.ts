/** Where a layout has the character elsewhere, the key that types it works beside the key of that place. */
const TYPED_ELSEWHERE: Readonly<Record<string, string>> = {
  Slash: '[Shift]+/',
  'Shift+Slash': '[Shift]+?',
};

/**
 * Keys are named by their place (`KeyG KeyS`, `Slash`, `$mod+KeyK`), because Russian and Arabic layouts type other
 * letters there; where letters are Latin, the letter itself is obeyed too (A and Q change places in France).
 */
export function bindingsOf(keys: string): string[] {
  const byPlace = keys.replaceAll(/\bKey([A-Z])\b/gu, '(Key$1|$1)');
  const typed = TYPED_ELSEWHERE[keys];
  return typed === undefined ? [byPlace] : [byPlace, typed];
}

/** WCAG 2.1.4: whoever dictates or trembles may turn off what fires without a modifier key. */
export function isOfSingleKeys(keys: string): boolean {
  return !/\$mod|Control|Meta|Alt/u.test(keys);
}

const SIGNS: Readonly<Record<string, string>> = {
  Slash: '/',
  'Shift+Slash': '?',
  BracketLeft: '[',
  BracketRight: ']',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** One inner list for each press, what is on its keys: `$mod+KeyK` is `[['Ctrl', 'K']]`. */
export function keySigns(keys: string, isMac: boolean): string[][] {
  return keys.split(' ').map((press) => {
    const sign = SIGNS[press];
    if (sign !== undefined) return [sign];
    return press.split('+').map((key) => {
      if (key === '$mod') return isMac ? '⌘' : 'Ctrl';
      return SIGNS[key] ?? key.replace(/^Key/u, '');
    });
  });
}
