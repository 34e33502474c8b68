import type { CellTone } from '@vitrina/contract/positions/place-tones.ts';
import { expect, test } from 'vitest';
import { drawnOf, SCENE } from '../model/scene-samples.ts';
import { drawCells, drawCorners, drawFoot } from './draw-cells.ts';

const rowOf = (tones: CellTone[], isQuiet = false) => ({
  isQuiet,
  tones,
  texts: tones.map((_, bucket) => `t${bucket}`),
});
const area = (row: number, first: number, last: number) => ({
  first: { row, bucket: first },
  last: { row, bucket: last },
});
const cellOf = (tone: CellTone) => drawnOf(drawCells, { rows: [rowOf([tone])] }, area(0, 0, 0));
const text = (color: string) => `"t0" 125 61.5 ${color} 12px start ltr`;

test('a cell is a coloured box with its text in the middle', () => {
  expect(cellOf('top10')).toEqual(['rect 101 47 48 28 top10', text('text')]);
});

test('the worst has a line below and the best change one above', () => {
  const below = 'rect 101 73 48 2 worstLine';
  expect(cellOf('rest')).toEqual(['rect 101 47 48 28 rest', below, text('text')]);
  expect(cellOf('fellFar')).toEqual(['rect 101 47 48 28 fellFar', below, text('text')]);
  expect(cellOf('roseFar')).toEqual(['rect 101 47 48 28 roseFar', 'rect 101 47 48 2 bestLine', text('text')]);
});

test('what was not found is written dimly', () => {
  expect(cellOf('notFound')).toEqual(['rect 101 47 48 28 notFound', text('dimmed')]);
});

test('a gap is hatched, a check under way dotted, an unchanged place has no colour, and no check is nothing', () => {
  expect(cellOf('gap')).toEqual(['rect 101 47 48 28 hatch']);
  expect(cellOf('collecting')).toEqual(['rect 101 47 48 28 dots']);
  expect(cellOf('same')).toEqual([text('text')]);
  expect(cellOf('notDue')).toEqual([]);
});

test('rows and buckets of the area follow each other, quiet rows are pale and missing ones are left out', () => {
  const rows = [rowOf(['same', 'top10']), rowOf(['top10', 'same', 'same'], true)];
  const drawn = drawnOf(drawCells, { rows }, { first: { row: 0, bucket: 1 }, last: { row: 2, bucket: 3 } });
  expect(drawn).toEqual([
    'rect 151 47 48 28 top10',
    '"t1" 175 61.5 text 12px start ltr',
    '"t1" 175 91.5 text at 0.35 12px start ltr',
    '"t2" 225 91.5 text at 0.35 12px start ltr',
  ]);
});

test('totals stand on a line of their own under the rows', () => {
  const top = 46 + 3 * 30;
  expect(drawnOf(drawFoot, {}, area(0, 1, 2))).toEqual([
    `rect 0 ${top} 300 24 head`,
    `rect 0 ${top} 300 1 borderStrong`,
    `"b" 175 ${top + 12.5} text 11px start ltr`,
    `"c" 225 ${top + 12.5} text 11px start ltr`,
  ]);
  const two = { foot: [['a'], ['b']], size: { ...SCENE.size, foot: 2 } };
  expect(drawnOf(drawFoot, two, area(0, 0, 0)).slice(-2)).toEqual([
    `"a" 125 ${top + 12.5} text 11px start ltr`,
    `"b" 125 ${top + 36.5} text 11px start ltr`,
  ]);
  expect(drawnOf(drawFoot, { foot: [] }, area(0, 0, 3))).toEqual([]);
});

test('each cell of a bucket with a note has a corner, and the other one where the card changed', () => {
  const everywhere = { first: { row: 0, bucket: 0 }, last: { row: 1, bucket: 3 } };
  expect(drawnOf(drawCorners, { marked: new Set([3]) }, everywhere)).toEqual([
    'shape (293 47)-(299 47)-(299 53)(293 77)-(299 77)-(299 83) accent',
  ]);
  expect(drawnOf(drawCorners, { changed: new Set([3]) }, everywhere)).toEqual([
    'shape (257 47)-(251 47)-(251 53)(257 77)-(251 77)-(251 83) change',
  ]);
  expect(drawnOf(drawCorners, {}, everywhere)).toEqual([]);
});
