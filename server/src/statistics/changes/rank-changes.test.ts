import { AbTestId, PositionEntryId, Sku } from '@vitrina/contract/ids.ts';
import type { Change } from '@vitrina/contract/statistics/changes.ts';
import { expect, test } from 'vitest';
import { rankChanges } from './rank-changes.ts';

const sku = Sku.parse(1);
type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

const fall = (after: Of<'fall'>['after'], effectKopecks: number | null): Of<'fall'> => ({
  kind: 'fall',
  entryId: PositionEntryId.parse(1),
  sku,
  product: 'Чайник',
  query: 'чайник',
  city: 'Москва',
  before: 5,
  after,
  effectKopecks,
});
const jump = (after: number, effectKopecks: number | null): Of<'jump'> => ({
  kind: 'jump',
  query: 'чай',
  before: 100,
  after,
  isTracked: false,
  sku: null,
  effectKopecks,
});
const finished = (at: string): Of<'test'> => ({
  kind: 'test',
  testId: AbTestId.parse(1),
  name: 'Проба',
  at,
  lift: null,
  effectKopecks: null,
});
const card = (importance: Of<'card'>['importance'], at: string): Of<'card'> => ({
  kind: 'card',
  changeId: 1,
  sku,
  product: 'Чайник',
  isOwn: false,
  what: 'price',
  importance,
  at,
  effectKopecks: null,
});
const DAWN = '2026-03-10T03:00:00.000Z';
const NOON = '2026-03-10T09:00:00.000Z';

test('the largest effect first, whichever way it goes, and those without one at the end', () => {
  const ranked = [fall('deep', -900), jump(300, 1000), jump(20, -50), fall(6, 0), finished(NOON)];
  expect(rankChanges(ranked.toReversed()).map(({ effectKopecks }) => effectKopecks)).toEqual([
    1000,
    -900,
    -50,
    0,
    null,
  ]);
});

test('without an estimate: tests, falls, jumps, cards, and of each the largest first', () => {
  const ranked = [
    finished(NOON),
    finished(DAWN),
    fall('notFound', null),
    fall(40, null),
    jump(10, null),
    jump(180, null),
    card('high', DAWN),
    card('low', NOON),
    card('low', DAWN),
  ];
  expect(rankChanges(ranked.toReversed())).toEqual(ranked);
});
