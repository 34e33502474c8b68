/** "PK" and what a part or an empty archive begins with: the mark of a zip, and so of XLSX whatever the name says. */
export function isZip([p, k, kind]: Uint8Array): boolean {
  return p === 0x50 && k === 0x4b && (kind === 0x03 || kind === 0x05);
}
