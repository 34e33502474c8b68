import { expect, test } from 'vitest';
import type { MatrixScene } from '../model/matrix-scene.ts';
import { drawnOf, SCENE } from '../model/scene-samples.ts';
import { drawHead } from './draw-head.ts';

const head = (change: Partial<MatrixScene>, first = 0, last = 3) =>
  drawnOf(drawHead, change, { first: { row: 0, bucket: first }, last: { row: 2, bucket: last } });
const LOWER = ['00:00', '01:00', '02:00', '03:00'].map(
  (text, bucket) => `"${text}" ${125 + bucket * 50} 34 dimmed 11px center ltr`,
);

test('a head has the names of its buckets below and what neighbours share above, on a ground with a line', () => {
  expect(head({})).toEqual([
    'rect 0 0 300 46 head',
    ...LOWER,
    'rect 99.5 0 1 46 border',
    '"Mon" 107 15 text 11.5px left ltr',
    'rect 199.5 0 1 46 border',
    '"Tue" 207 15 text 11.5px left ltr',
    'rect 0 45 300 1 borderStrong',
  ]);
});

test('the direction of words is that of the language', () => {
  expect(head({ direction: 'rtl' })[1]).toBe('"00:00" 125 34 dimmed 11px center rtl');
});

test('weekends are written in their colour, and names without room in short', () => {
  const lower = [
    { text: '12345678', short: 'no', isWeekend: true },
    { text: '1234567', short: 'no', isWeekend: false },
  ];
  const size = { ...SCENE.size, cellWidth: 46 };
  expect(head({ heads: { upper: [], lower }, size }, 0, 1).slice(1, 3)).toEqual([
    '"no" 123 34 weekendText 11px center ltr',
    '"1234567" 169 34 dimmed 11px center ltr',
  ]);
});

test('a name that has four pixels to spare is whole', () => {
  const heads = { upper: [], lower: [{ text: '1234567', short: 'no', isWeekend: false }] };
  expect(head({ heads, size: { ...SCENE.size, cellWidth: 45 } }, 0, 0)[1]).toContain('"no"');
  expect(head({ heads, size: { ...SCENE.size, cellWidth: 46 } }, 0, 0)[1]).toContain('"1234567"');
});

test('the head under the pointer offers a note in place of its name, unless it has one', () => {
  expect(head({ plus: 1 }, 1, 1).slice(1, 3)).toEqual([
    'rect 170 33.25 10 1.5 accent',
    'rect 174.25 29 1.5 10 accent',
  ]);
  expect(head({ plus: 1 }, 0, 0)[1]).toBe(LOWER[0]);
  expect(head({ plus: 1, marked: new Set([1]) }, 1, 1).slice(1, 4)).toEqual([
    LOWER[1],
    'rect 154 3 1.5 11 accent',
    'shape (155.5 3)-(163 5.5)-(155.5 8) accent',
  ]);
});

test('a bucket in which the card changed has a diamond, and offers no note in its place', () => {
  expect(head({ changed: new Set([1]), plus: 1 }, 1, 1).slice(1, 3)).toEqual([
    LOWER[1],
    'shape (191 3)-(196 8)-(191 13)-(186 8) change',
  ]);
});

test('a bucket that begins after a change has a tip at its left edge', () => {
  expect(head({ lined: new Set([2]) }, 2, 2).slice(1, 3)).toEqual([
    LOWER[2],
    'shape (195 38)-(205 38)-(200 45) focus',
  ]);
});

test('a name that neighbours share slides along, stays inside of them and is gone with them', () => {
  const upperAt = (scrollLeft: number, leadPx = 100) =>
    head({ view: { ...SCENE.view, scrollLeft, leadPx } }, 0, 0).filter((line) => line.includes('11.5px'));
  // The name is 18 pixels wide and has 7 on each side.
  expect(upperAt(30)).toEqual(['"Mon" 107 15 text 11.5px left ltr', '"Tue" 177 15 text 11.5px left ltr']);
  expect(upperAt(80)[0]).toBe('"Mon" 95 15 text 11.5px left ltr');
  expect(upperAt(100)).toHaveLength(2);
  expect(upperAt(101)).toHaveLength(1);
  expect(upperAt(0, 200)).toHaveLength(2);
  expect(upperAt(0, 201)).toHaveLength(1);
});

test('a name wider than its neighbours begins at their edge', () => {
  const upper = [{ first: 0, count: 1, text: 'September' }];
  expect(head({ heads: { upper, lower: [] } }, 0, 0)).toContain('"September" 107 15 text 11.5px left ltr');
});
