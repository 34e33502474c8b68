import { describe, expect, test, vi } from 'vitest';
import type { Compared } from './compare-cards.ts';
import { compareCharacteristics, compareFacts } from './compare-cards.ts';
import {
  areChoicesShown,
  barShare,
  isChosen,
  isUnderWay,
  lookAgainMs,
  shareDone,
  watchRuns,
} from './rules.ts';
import { FIRST_CARD, ProductCardSearch } from './search.ts';

test('choices stand where no result does, and the typed one is marked', () => {
  expect(areChoicesShown(FIRST_CARD)).toBe(true);
  expect(areChoicesShown({ run: 'x', beside: [] })).toBe(false);
  expect(areChoicesShown({ run: '', beside: ['x', 'y'] })).toBe(false);
  expect([isChosen(' 12 ', 12), isChosen('123', 12), isChosen('', 12)]).toEqual([true, false, false]);
});

describe('how far a run is', () => {
  test('its share grows from stage to stage and is whole only at the end', () => {
    const shares = (['card', 'sellers', 'queries'] as const).map((stage) =>
      shareDone({ state: 'running', stage }),
    );
    expect(shares).toEqual([0, 1 / 3, 2 / 3]);
    expect(shareDone({ state: 'ready', stage: null })).toBe(1);
    expect(shareDone({ state: 'failed', stage: null })).toBe(0);
  });

  test('it is asked for again while it waits or runs', () => {
    const states = (['waiting', 'running', 'ready', 'failed'] as const).map((state) => isUnderWay({ state }));
    expect(states).toEqual([true, true, false, false]);
  });
});

test('the longest bar is the most searched word; without searches there are no bars', () => {
  const words = [{ frequency: 200 }, { frequency: 50 }, { frequency: 0 }];
  expect(words.map(({ frequency }) => barShare(frequency, words))).toEqual([1, 0.25, 0]);
  expect(barShare(0, [{ frequency: 0 }])).toBe(0);
});

const compared = (more: Partial<Compared['card']>): Compared => ({
  runId: '00000000-0000-4000-8000-000000000000',
  card: {
    title: 'Чайник',
    priceKopecks: 100_000,
    cardPriceKopecks: null,
    oldPriceKopecks: null,
    isAvailable: true,
    seller: null,
    pictures: [],
    rating: 4.5,
    reviewsCount: 3,
    characteristics: [],
    description: null,
    ...more,
  },
  queries: null,
  sellers: 0,
});

describe('cards side by side', () => {
  test('a line differs when one of its values does, an absent one too', () => {
    const rows = compareFacts([compared({}), compared({ priceKopecks: 90_000, rating: null })]);
    const differing = rows.filter(({ differs }) => differs).map(({ key }) => key);
    expect(differing).toEqual(['price', 'rating']);
  });

  test('every characteristic of any card has one line, with nothing where a card has none', () => {
    const one = compared({ characteristics: [{ name: 'Цвет', value: 'белый' }] });
    const two = compared({
      characteristics: [
        { name: 'Объём', value: '2 л' },
        { name: 'Цвет', value: 'белый' },
      ],
    });
    expect(compareCharacteristics([one, two])).toEqual([
      { key: 'Цвет', values: ['белый', 'белый'], differs: false },
      { key: 'Объём', values: [null, '2 л'], differs: true },
    ]);
  });
});

test('a spoiled address opens the screen as it begins', () => {
  const spoiled = { card: 5, city: -1, run: null, tab: 'x', own: 'a', beside: ['no', 'ids'] };
  expect(ProductCardSearch.parse(spoiled)).toEqual(FIRST_CARD);
});

test('a single search is the longest bar where no word has more', () => {
  expect(barShare(1, [{ frequency: 1 }, { frequency: 0 }])).toBe(1);
  expect(barShare(0.5, [{ frequency: 0.5 }])).toBe(1);
});

test('an address may name any city and any own product', () => {
  for (const city of [1, 213, 1_000_000]) expect(ProductCardSearch.parse({ city }).city).toBe(city);
  for (const city of [0, 1_000_001]) expect(ProductCardSearch.parse({ city }).city).toBe(213);
  expect([0, 1, -1].map((own) => ProductCardSearch.parse({ own }).own)).toEqual([0, 1, 0]);
});

test('runs are looked at again while one of them is under way', () => {
  const [ready, running] = [{ state: 'ready' as const }, { state: 'running' as const }];
  expect([lookAgainMs([ready, running]), lookAgainMs([ready]), lookAgainMs([])]).toEqual([
    1500,
    false,
    false,
  ]);
  expect([lookAgainMs([undefined]), lookAgainMs([undefined, running])]).toEqual([false, 1500]);
});

test('a run has ended when fewer are under way than before', () => {
  const onEnd = vi.fn();
  const look = watchRuns(onEnd);
  const runs = (underWay: number) => [
    { state: 'ready' as const },
    ...Array.from({ length: underWay }, () => ({ state: 'waiting' as const })),
  ];
  const ended = [undefined, runs(0), runs(2), runs(2), runs(1), runs(1), runs(0), runs(1), undefined].map(
    (one) => {
      look(one);
      return onEnd.mock.calls.length;
    },
  );
  expect(ended).toEqual([0, 0, 0, 0, 1, 1, 2, 2, 3]);
});
