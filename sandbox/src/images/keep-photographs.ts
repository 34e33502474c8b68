const MOST_BYTES = 64 * 1024 * 1024;

/** Photographs that were made lately: collectors of several cabinets fetch the same ones. */
export function keepPhotographs(
  make: (address: string) => Promise<Buffer>,
): (address: string) => Promise<Buffer> {
  const kept = new Map<string, Buffer>();
  let bytes = 0;

  function keep(address: string, photograph: Buffer): void {
    kept.set(address, photograph);
    bytes += photograph.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= MOST_BYTES) return;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  return async (address) => {
    const known = kept.get(address);
    if (known !== undefined) return known;
    const photograph = await make(address);
    if (!kept.has(address)) keep(address, photograph);
    return photograph;
  };
}
