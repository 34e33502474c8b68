import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import { expect, test } from 'vitest';
import { layLines } from '../model/matrix-lines.ts';
import { spotWords } from './spot-words.ts';
import { t } from './words-samples.ts';

const cells: PositionCell[] = [
  { place: 5, gap: null, minute: 7 },
  { place: 9, gap: null, coverage: { answered: 3, planned: 4 } },
  { place: null, gap: 'timeout' },
  { place: 9, gap: null },
];
const note = { id: 1, at: '', text: 'sale', author: '' };

function words({ isGrouped = false, isClosed = false, canAdd = true } = {}) {
  const groupOf = isGrouped ? () => 'cups' : undefined;
  return spotWords({
    props: { buckets: ['b0', 'b1', 'b2', 'b3'], choiceText: 'best', where: 'Moscow' },
    lines: layLines([{ id: 'mug', cells }], {
      groupOf,
      closed: new Set(isClosed ? ['cups'] : []),
      quietUpTo: null,
    }),
    texts: {
      placeInWords: (place) => `place ${place}`,
      momentOf: (bucket, cell) => `moment ${bucket} ${cell?.minute ?? '-'}`,
    },
    notes: { of: (bucket) => (bucket === 1 ? [note] : []), canAdd },
    marks: { textsOf: (bucket) => (bucket === 1 ? ['step'] : []) },
    twin: { rowName: (row) => `row ${row}`, cellText: (row, bucket) => `text ${row} ${bucket}` },
    t,
    format: { count: (value) => `${value}.` },
  });
}

test('a cell says where it was before only when it is known and has moved', () => {
  const changes = [0, 1, 2, 3].map((bucket) => words().describe({ row: 0, bucket }).change);
  expect(changes).toEqual([undefined, 'ui.matrix.before place 5', undefined, undefined]);
  expect(words().describe({ row: 1, bucket: 1 }).change).toBeUndefined();
});

test('a cell says how many of its checks were answered where that is known', () => {
  expect(words().describe({ row: 0, bucket: 0 }).coverage).toBeUndefined();
  expect(words().describe({ row: 0, bucket: 1 }).coverage).toBe('positionGrid.answers 3. 4.');
});

test('a place says where it was measured, and which check was chosen when it shows no single one', () => {
  const moments = [0, 1, 2].map((bucket) => words().describe({ row: 0, bucket }).moment);
  expect(moments).toEqual(['moment b0 7 · Moscow', 'moment b1 - · best · Moscow', 'moment b2 -']);
  // What a group comes to is chosen by no check, and a total is of no city.
  expect(words({ isGrouped: true }).describe({ row: 0, bucket: 1 }).moment).toBe('moment b1 - · Moscow');
  expect(words().describe({ row: 1, bucket: 1 }).moment).toBe('moment b1 -');
});

test.each([
  ['a head without notes invites to add one', 0, true, 'ui.matrix.addNote'],
  ['a head with a note does not', 1, true, ''],
  ['a head invites nobody who may add none', 0, false, ''],
])('%s', (_title, bucket, canAdd, text) => {
  const isNoted = bucket === 1;
  expect(words({ canAdd }).describe({ row: undefined, bucket })).toEqual({
    title: `moment b${bucket} -`,
    moment: '',
    text,
    marks: isNoted ? ['step'] : [],
    notes: isNoted ? [note] : [],
  });
});

test.each([
  [
    'a row',
    {},
    0,
    'moment b1 - · best · Moscow: text 0 1. ui.matrix.before place 5. positionGrid.answers 3. 4.',
  ],
  [
    'an open group',
    { isGrouped: true },
    0,
    'row 0. positionGrid.open. moment b1 - · Moscow: text 0 1. ui.matrix.before place 5',
  ],
  [
    'a closed group',
    { isGrouped: true, isClosed: true },
    0,
    'row 0. positionGrid.closed. moment b1 - · Moscow: text 0 1. ui.matrix.before place 5',
  ],
  [
    'the worst of a group',
    { isGrouped: true, isClosed: true },
    1,
    'row 1. moment b1 - · Moscow: text 1 1. ui.matrix.before place 5',
  ],
  ['a total', {}, 1, 'moment b1 -: text 1 1'],
])('the focused cell of %s is said with its state, marks and notes', (_line, how, row, said) => {
  expect(words(how).spoken({ row, bucket: 1 })).toBe(`${said}. step. sale`);
});
