import type { Words } from '../../platform/texts/words.ts';
import type { CellValue, Column } from './column.ts';

/**
 * What a copy and a file hold: a number in the unit of its column, or words as the screen says them. Absent values are
 * null or undefined, and empty there.
 */
export function plainValue<Row>(column: Column<Row>, row: Row, words: Words): CellValue {
  return column.plain === undefined ? column.value?.(row) : column.plain(row, words);
}
