type Known = {
  expectedRows: number | undefined;
  /** How many there were when the table was opened last. */
  remembered: number | undefined;
  pageSize: number | undefined;
  rowHeight: number;
  /** Pixels that the table has. */
  room: number;
  /** The room is the table's own, which scrolls in it, and not the window's. */
  isRoomOwn: boolean;
};

const HEAD_PX = 44;
/** A list of which nothing is known. */
const USUAL_ROWS = 8;

/** How many rows to keep free before they come. */
export function firstGuess({
  expectedRows,
  remembered,
  pageSize,
  rowHeight,
  room,
  isRoomOwn,
}: Known): number {
  const known = Number.isInteger(remembered) ? remembered : undefined;
  const fitting = Math.ceil(room / rowHeight);
  const wanted = expectedRows ?? known ?? pageSize ?? (isRoomOwn ? fitting : USUAL_ROWS);
  return Math.max(1, Math.min(wanted, pageSize ?? wanted, fitting));
}

/** A height in pixels is a room of the table's own; otherwise it has that of the window. */
export function roomOf(
  maxHeight: number | string | undefined,
  windowPx: number,
): Pick<Known, 'room' | 'isRoomOwn'> {
  return typeof maxHeight === 'number'
    ? { room: maxHeight, isRoomOwn: true }
    : { room: windowPx, isRoomOwn: false };
}

type Waiting = {
  /** When the table was opened; undefined: before its rows came. */
  firstRows: number | undefined;
  /** Cards stand for the rows, which are as tall as their facts. */
  isCards: boolean;
  cardsPx: number;
  count: number;
  rowHeight: number;
};

/** What was kept free for rows stays so: nothing below moves when fewer come. */
export function floorPxOf({ firstRows, isCards, cardsPx, count, rowHeight }: Waiting): number {
  if (firstRows !== undefined) return 0;
  return isCards ? cardsPx : HEAD_PX + count * rowHeight;
}
