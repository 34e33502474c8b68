type Key = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean };

const WORKING_KEYS: ReadonlySet<string> = new Set([
  'Backspace',
  'Delete',
  'ArrowLeft',
  'ArrowRight',
  'Tab',
  'Enter',
]);

/** spec 5: any key but digits, Backspace, Delete, left and right arrows, Tab and Enter is blocked unless Ctrl or Meta is held. */
export function isBlockedInDigits({ key, ctrlKey, metaKey }: Key): boolean {
  return !(ctrlKey || metaKey || WORKING_KEYS.has(key) || /^\d$/.test(key));
}

/** What was pasted or dropped loses everything that is not a digit. */
export function keepDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
