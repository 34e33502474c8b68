import type { Readable } from 'node:stream';
import type { Cell, TableLine } from '../table-line.ts';
import { isBlankCell } from '../table-line.ts';
import { createTextCollector } from './cell-text.ts';
import { checkLimit } from './limit-error.ts';
import { parsePart } from './parse-part.ts';
import { toCell, type Workbook } from './to-cell.ts';

const LAST_ROW = 1_048_576;
const ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/;

/** Filled rows of one sheet with the numbers that they have there. `countCells` is called with each row's width. */
export async function readSheet(
  stream: Readable,
  workbook: Workbook,
  countCells: (width: number) => void,
): Promise<TableLine[]> {
  const lines: TableLine[] = [];
  const text = createTextCollector();
  let row = 0;
  let cells: Cell[] = [];
  let column = -1;
  let type = 'n';
  let style = 0;
  let value = '';
  let isValue = false;
  await parsePart(stream, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = nextRow(attributes['r'], row);
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = nextColumn(attributes['r'], column);
        type = attributes['t'] ?? 'n';
        style = Number(attributes['s'] ?? 0);
        value = '';
      }
      isValue = name === 'v';
      text.open(name);
    },
    text: (piece) => {
      if (isValue) {
        value += piece;
        checkLimit('cellLength', value.length);
      } else text.add(piece);
    },
    close: (name) => {
      isValue = false;
      text.close(name);
      if (name === 'c') {
        const inline = text.take();
        const cell = toCell(workbook, { type, style, value: type === 'inlineStr' ? inline : value });
        if (isBlankCell(cell)) return;
        while (cells.length < column) cells.push('');
        cells[column] = cell;
      } else if (name === 'row' && cells.length > 0) {
        countCells(cells.length);
        lines.push({ line: row, cells });
      }
    },
  });
  return lines;
}

// Some tools leave addresses out: each row and cell then stands after the one before.
function nextRow(given: string | undefined, last: number): number {
  const row = given === undefined ? last + 1 : Number(given);
  if (!Number.isInteger(row) || row < 1 || row > LAST_ROW) throw new Error(`row ${given}`);
  return row;
}

function nextColumn(given: string | undefined, last: number): number {
  const letters = given === undefined ? '' : ADDRESS.exec(given)?.[1];
  if (letters === undefined) throw new Error(`cell ${given}`);
  const column =
    letters === ''
      ? last + 1
      : letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  checkLimit('columns', column + 1);
  return column;
}
