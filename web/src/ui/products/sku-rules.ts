import { Sku } from '@vitrina/contract/ids.ts';

const EDITING_KEYS = new Set(['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'Tab', 'Enter']);
// A keyboard of a phone and an input method do not name the key; what they put in is stripped afterwards.
const NAMELESS_KEYS = new Set(['Unidentified', 'Process']);
// The zeros of the digits that Arabic, Persian and full-width keyboards write.
const ZEROS = [0x0660, 0x06f0, 0xff10];

type Key = { key: string; ctrlKey: boolean; metaKey: boolean };

/** product.md 5.6: any key but digits and these few is blocked, unless Ctrl or Meta is held. */
export function isKeyBlocked({ key, ctrlKey, metaKey }: Key): boolean {
  if (ctrlKey || metaKey) return false;
  return !EDITING_KEYS.has(key) && !NAMELESS_KEYS.has(key) && !/^\d$/.test(latinDigits(key));
}

/** product.md 5.6: "12 34" pasted becomes 1234. */
export function stripNonDigits(text: string): string {
  return latinDigits(text).replaceAll(/\D/g, '');
}

function latinDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.findLast((start) => code >= start) ?? code;
    return String(code - zero);
  });
}

/** The SKU that a field holds, or null while it holds none. */
export function readSku(text: string): Sku | null {
  const sku = Sku.safeParse(Number(text));
  return text !== '' && sku.success ? sku.data : null;
}

/** product.md 5.6: digits only mean a SKU; anything else is a text, whose spaces and case do not matter. */
export function cleanProductSearch(text: string): { kind: 'sku' | 'text'; search: string } {
  const trimmed = text.trim().replaceAll(/\s+/g, ' ');
  const digits = latinDigits(trimmed).replaceAll(' ', '');
  return /^\d+$/.test(digits) ? { kind: 'sku', search: digits } : { kind: 'text', search: trimmed };
}
