import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../platform/texts/create-format.ts';
import { listChips, listUnset } from '../ui/conditions/list-conditions.ts';
import { CONDITIONS } from './conditions.ts';
import { FIRST_UNDERVALUED, type UndervaluedSearch } from './search.ts';

const format = createFormat('en');
const t = ((key: string, values?: object) =>
  [key.split('.').at(-1), ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;
const words = { t, format };
const fields = Object.fromEntries(CONDITIONS.filter(({ id }) => id !== 'area').map(({ id }) => [id, true]));

function chipsOf(narrowed: Partial<UndervaluedSearch>) {
  const state = { ...FIRST_UNDERVALUED, ...narrowed };
  return listChips({ conditions: CONDITIONS, state, applied: state, fields, words, opened: undefined });
}
const FIRST = ['ozon', `frequency ${format.count(100)}`, 'span 28'];

test('the list begins with a marketplace, a frequency and a span, none of which can be taken back', () => {
  const chips = chipsOf({});
  expect(chips.map(({ text }) => text)).toEqual(FIRST);
  expect(chips.some(({ isRemovable }) => isRemovable)).toBe(false);
});

test.each<[Partial<UndervaluedSearch>, string]>([
  [{ contains: 'чай' }, 'contains чай'],
  [{ frequency: 28 }, `frequency ${format.count(28)}`],
  [{ competitors: 0 }, `competitors ${format.count(0)}`],
  [{ priceFrom: 500 }, `priceFrom ${format.rubles(50_000)}`],
  [{ priceTo: 1500 }, `priceTo ${format.rubles(150_000)}`],
  [{ priceFrom: 500, priceTo: 1500 }, `price ${format.rubles(50_000)} ${format.rubles(150_000)}`],
  [{ minGrowth: 10 }, `growth ${format.change(0.1)}`],
  [{ day: '2026-02-20' }, `day ${format.day('2026-02-20')}`],
  [{ hideMine: true }, 'hideMine'],
  [{ misspelt: true }, 'misspeltOnly'],
  [{ area: [1] }, 'area'],
])('%j is said as one chip that can be taken back: %s', (narrowed, text) => {
  const removable = chipsOf(narrowed).filter(({ isRemovable }) => isRemovable);
  expect(removable.map((chip) => chip.text)).toEqual([text]);
});

test('a day that is none is no condition', () => {
  expect(chipsOf({ day: 'вчера' }).map(({ text }) => text)).toEqual(FIRST);
});

test('each condition takes back what it says and nothing else', () => {
  expect(CONDITIONS.flatMap(({ cleared }) => (cleared === undefined ? [] : [cleared]))).toEqual([
    { contains: '' },
    { frequency: 100 },
    { competitors: undefined },
    { priceFrom: undefined, priceTo: undefined },
    { minGrowth: undefined },
    { day: '' },
    { hideMine: false },
    { misspelt: false },
    { area: [] },
  ]);
});

test('everything that is not set can be added, but an area, which is drawn', () => {
  const unset = listUnset({ conditions: CONDITIONS, state: FIRST_UNDERVALUED, fields, words });
  expect(unset.map(({ id }) => id)).toEqual([
    'contains',
    'maxCompetitors',
    'price',
    'minGrowth',
    'day',
    'mine',
    'misspelt',
  ]);
});
