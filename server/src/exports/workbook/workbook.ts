import type { SheetUnit } from '@vitrina/contract/writing/spreadsheets.ts';

export type SheetColumn = {
  header: string;
  /** In characters. */
  width: number;
  /** A column without one holds texts. */
  unit?: SheetUnit;
  /** The number is a ratio, and is coloured by it as on the screen. */
  isHeated?: boolean;
};

/** A value with a fill of its own, whatever its column is. */
type FilledCell = { value: string | number; fill: string };
/** One value a column; null is an empty cell. */
export type SheetRow = readonly (string | number | FilledCell | null)[];

export type Workbook = {
  sheet: string;
  columns: readonly SheetColumn[];
  isRightToLeft: boolean;
};

/** The second sheet: what the first one shows. */
export type About = { sheet: string; lines: readonly (readonly [name: string, value: string | number])[] };
