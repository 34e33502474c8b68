// What people copy with a key: spaces of every kind, line breaks of letters, zero-width marks of messengers.
const AROUND = /[\s\u200B-\u200F\u2060\uFEFF]/g;

/** A key as it was issued: none has a space inside. */
export function cleanPasted(text: string): string {
  return text.replaceAll(AROUND, '');
}

/** Letters of keys, before their length is asked about. */
export function hasOddCharacters(key: string): boolean {
  return !/^[\w.@-]*$/.test(key);
}
