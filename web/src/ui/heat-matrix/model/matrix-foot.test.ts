import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import { expect, test } from 'vitest';
import { createFormat } from '../../../platform/texts/create-format.ts';
import { t } from '../react/words-samples.ts';
import { matrixFoot } from './matrix-foot.ts';

const placed = (...places: PositionCell['place'][]) => ({
  cells: places.map((place): PositionCell => ({ place, gap: null })),
});
/** Of the first bucket one of two is found, of the second none, and nobody looked at the third. */
const ROWS = [placed(8, 'notFound', null), placed('notFound', 'notFound', null)];
const foot = matrixFoot(ROWS, 3, { t, format: createFormat('ru') });
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  ['top10', 'ui.matrix.top 10', ['50 %', '0 %', ''], ['50%', '0%', '']],
  ['top50', 'ui.matrix.top 50', ['50 %', '0 %', ''], ['50%', '0%', '']],
  ['top100', 'ui.matrix.top 100', ['50 %', '0 %', ''], ['50%', '0%', '']],
  ['average', 'ui.matrix.average', ['8', '—', ''], ['8', '—', '']],
  ['found', 'ui.matrix.found', ['1/2', '0/2', ''], ['ui.matrix.coverage 1 2', 'ui.matrix.coverage 0 2', '']],
])('totals of %s are drawn, and copied so that a spreadsheet reads them', (id, label, texts, copies) => {
  const row = foot.find((one) => one.id === id);
  expect(row?.label).toBe(label);
  expect(row?.texts.map(plain)).toEqual(texts);
  expect(row?.copies).toEqual(copies);
});

test('totals are said with what they are counted of, and a bucket that nobody looked at is not due', () => {
  const said = (bucket: number) => foot.map(({ words }) => plain(words(bucket)));
  const share = '50 % (ui.matrix.coverage 1 2)';
  expect(said(0)).toEqual([share, share, share, '8', 'ui.matrix.coverage 1 2']);
  for (const bucket of [2, 3]) expect(new Set(said(bucket))).toEqual(new Set(['ui.matrix.notDue']));
});

test('a single checked query has its totals', () => {
  const [first] = matrixFoot([placed(3)], 1, { t, format: createFormat('ru') });
  expect(first?.copies).toEqual(['100%']);
});
