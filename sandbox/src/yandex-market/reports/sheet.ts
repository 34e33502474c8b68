export type Cell = string | number;

/** Its name in CSV files, its title in workbooks, and the value of a row. */
export type Column<Row> = readonly [csv: string, title: string, read: (row: Row) => Cell];

/** One sheet of a report, filled: the file in an archive is named after `file`. */
export type Sheet = {
  title: string;
  file: string;
  columns: readonly (readonly [csv: string, title: string])[];
  rows: readonly (readonly Cell[])[];
};

export function fillSheet<Row>(
  { title, file }: { title: string; file: string },
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Sheet {
  return {
    title,
    file,
    columns: columns.map(([csv, columnTitle]) => [csv, columnTitle]),
    rows: rows.map((row) => columns.map(([, , read]) => read(row))),
  };
}

const KOPECKS = 100;
const HUNDREDTHS = 100;

/** A part of a whole in percent; 0 where there is no whole, as the marketplace writes it. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100 * HUNDREDTHS) / HUNDREDTHS;
}

export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * HUNDREDTHS) / HUNDREDTHS;
}

export const wholeRoubles = (kopecks: number) => Math.round(kopecks / KOPECKS);
export const roubles = (kopecks: number) => Math.round(kopecks) / KOPECKS;
