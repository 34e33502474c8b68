type Known = {
  expectedRows: number | undefined;
  /** How many there were when the table was opened last. */
  remembered: number | undefined;
  pageSize: number | undefined;
  rowHeight: number;
  /** Pixels that the table has. */
  room: number;
};

/** A list of which nothing is known. */
const USUAL_ROWS = 8;

/** How many rows to keep free before they come. */
export function firstGuess({ expectedRows, remembered, pageSize, rowHeight, room }: Known): number {
  const known = Number.isInteger(remembered) ? remembered : undefined;
  const wanted = expectedRows ?? known ?? pageSize ?? USUAL_ROWS;
  const fitting = Math.ceil(room / rowHeight);
  return Math.max(1, Math.min(wanted, pageSize ?? wanted, fitting));
}
