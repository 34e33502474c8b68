/** FNV-1a with a final mix: the same parts give the same 32-bit number on every machine. */
export function hash(...parts: readonly (string | number)[]): number {
  const text = parts.join('\u0001');
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
