const latin = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.max(0, Math.min(to, bytes.length) - from)).toString(
    'latin1',
  );

/** What the first bytes claim to be, whatever the file is called; undefined: none of the pictures that are taken. */
export function pictureType(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | undefined {
  if (latin(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (latin(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  return undefined;
}
