/** The dark cells of a QR code as one path, a cell being one unit: each run of a row is one rectangle. */
export function qrPath(cells: readonly (readonly boolean[])[]): string {
  return cells
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
}

function runsOf(row: readonly boolean[]): (readonly [start: number, length: number])[] {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
  return starts.map((start) => {
    const end = row.indexOf(false, start);
    return [start, (end === -1 ? row.length : end) - start] as const;
  });
}
