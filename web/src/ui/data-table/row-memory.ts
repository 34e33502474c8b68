/** Where it is kept how many rows a table of this cabinet had. */
export function rowMemoryKey(id: string, cabinet: { id: unknown } | null): string {
  return cabinet === null ? `table.${id}.rows` : `table.${id}.rows.${String(cabinet.id)}`;
}

export function rowsIn(stored: string | null): number | undefined {
  return stored === null ? undefined : Number(stored);
}

type Answer = {
  key: string;
  rows: number | undefined;
  /** What the screen could tell by itself is of this address alone, and is not kept. */
  expectedRows: number | undefined;
};

/** Only the first answer counts: later ones are of other filters. */
export function rowMemory(write: (key: string, text: string) => void) {
  let isKept = false;
  return ({ key, rows, expectedRows }: Answer): void => {
    if (rows === undefined || isKept) return;
    isKept = true;
    if (expectedRows === undefined) write(key, String(rows));
  };
}
