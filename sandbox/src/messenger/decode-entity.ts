const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' };
const LAST_CODE_POINT = 0x10ffff;
// The closing semicolon may be missing; any other `&` is an ampersand.
const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+))(;?)/iy;

/** The character that a reference at this place stands for, and where it ends. */
export function decodeEntity(text: string, at: number): { character: string; end: number } | undefined {
  REFERENCE.lastIndex = at;
  const found = REFERENCE.exec(text);
  if (found === null) return undefined;
  const [whole, hex, decimal, name = ''] = found;
  const end = at + whole.length;
  if (hex === undefined && decimal === undefined) {
    const character = NAMED[name];
    return character === undefined ? undefined : { character, end };
  }
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isCharacter = code > 0 && code < LAST_CODE_POINT && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? { character: String.fromCodePoint(code), end } : undefined;
}

export function decodeEntities(text: string): string {
  let decoded = '';
  for (let at = 0; at < text.length; ) {
    const reference = text[at] === '&' ? decodeEntity(text, at) : undefined;
    decoded += reference?.character ?? text[at];
    at = reference?.end ?? at + 1;
  }
  return decoded;
}
