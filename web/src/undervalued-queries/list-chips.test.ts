import type { TFunction } from 'i18next';
import { expect, test, vi } from 'vitest';
import { createFormat } from '../platform/texts/create-format.ts';
import { listChips } from './list-chips.ts';
import { FIRST_UNDERVALUED, type UndervaluedSearch } from './search.ts';

const format = createFormat('en');
const t = ((key: string, values?: object) =>
  [key.split('.').at(-1), ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;

const chipsOf = (requested: Partial<UndervaluedSearch>, change = vi.fn()) =>
  listChips({ search: { ...FIRST_UNDERVALUED, ...requested }, change }, { t, format });
const labels = (requested: Partial<UndervaluedSearch>) => chipsOf(requested).map(({ label }) => label);

test('nothing narrows the list as it begins', () => {
  expect(chipsOf({})).toEqual([]);
});

test.each<[Partial<UndervaluedSearch>, string]>([
  [{ contains: 'чай' }, 'contains чай'],
  [{ frequency: 28 }, `frequency ${format.count(28)}`],
  [{ competitors: 0 }, `competitors ${format.count(0)}`],
  [{ priceFrom: 500 }, `priceFrom ${format.rubles(50_000)}`],
  [{ priceTo: 1500 }, `priceTo ${format.rubles(150_000)}`],
  [{ priceFrom: 500, priceTo: 1500 }, `price ${format.rubles(50_000)} ${format.rubles(150_000)}`],
  [{ minGrowth: 10 }, `growth ${format.change(0.1)}`],
  [{ hideMine: true }, 'hideMine'],
  [{ misspelt: true }, 'misspeltOnly'],
  [{ area: [1] }, 'area'],
])('%j is said as one chip: %s', (requested, label) => {
  expect(labels(requested)).toEqual([label]);
});

test('each chip takes back what it says and nothing else', () => {
  const change = vi.fn();
  const narrowed = {
    contains: 'чай',
    frequency: 50,
    competitors: 5,
    priceFrom: 1,
    minGrowth: 1,
    hideMine: true,
    misspelt: true,
    area: [1, 2, 3, 4, 5, 6],
  };
  const chips = chipsOf(narrowed, change);
  chips.forEach(({ onRemove }) => onRemove());
  expect(change.mock.calls.map(([next]: unknown[]) => next)).toEqual([
    { contains: '' },
    { frequency: 100 },
    { competitors: undefined },
    { priceFrom: undefined, priceTo: undefined },
    { minGrowth: undefined },
    { hideMine: false },
    { misspelt: false },
    { area: [] },
  ]);
});
