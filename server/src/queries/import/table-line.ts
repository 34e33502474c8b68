/** Spreadsheets type their cells; text files give only strings. An empty cell is ''. */
export type Cell = string | number | boolean | Date;

export type TableLine = {
  /** Number of the line (CSV: the first one of a record) or of the sheet row, from 1. */
  line: number;
  cells: Cell[];
  hasBrokenQuotes?: true;
};

export function isBlankCell(cell: Cell | undefined): boolean {
  return cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

export function isBlankLine(line: TableLine): boolean {
  return line.cells.every(isBlankCell);
}

export function textOfCell(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
