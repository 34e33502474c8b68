import type { OwnRivalPair } from '@vitrina/contract/products-in-search.ts';
import { describe, expect, test } from 'vitest';
import { createFormat } from '../../platform/texts/create-format.ts';
import type { Words } from '../../platform/texts/words.ts';
import { adviceText, commonFacts, costFacts } from './pair-facts.ts';

/** The key with its values: which text is chosen, whatever it says. */
const t = ((key: string, values: object = {}) =>
  `${key} ${Object.values(values).join('|')}`.trim()) as unknown as Words['t'];
const texts = { t, format: createFormat('en') };
const cards = [
  { sku: 1, name: 'Kettle', imageUrl: null },
  { sku: 2, name: '', imageUrl: null },
] as unknown as OwnRivalPair['cards'];
const plain = (facts: readonly string[]) => facts.map((fact) => fact.replaceAll(/\s/g, ' '));

describe('a cost', () => {
  test('is a range of what is known, money first', () => {
    const cost: OwnRivalPair['cost'] = {
      views: [10, 2000],
      orders: null,
      revenueKopecks: [150_000, 990_000],
    };
    const [money, views] = plain(costFacts({ cost }, texts));
    expect(money).toMatch(/^ownRivals.figures.revenueKopecks .*1 500 – .*9 900/);
    expect(views).toBe('ownRivals.figures.views 10 – 2 000');
  });

  test('is nothing where nothing is known', () => {
    expect(costFacts({ cost: { views: null, orders: null, revenueKopecks: null } }, texts)).toEqual([]);
    expect(commonFacts({ inCommon: { views: null, orders: 0.5, revenueKopecks: null } }, texts)).toEqual([
      'ownRivals.figures.orders 50%',
    ]);
  });
});

test.each<[OwnRivalPair['advice'], string]>([
  [{ kind: 'nothing' }, 'ownRivals.advice.nothing'],
  [{ kind: 'merge' }, 'ownRivals.advice.merge'],
  [
    { kind: 'separate', words: [['glass', 'white'], ['thermal']] },
    'ownRivals.advice.separate Kettle|glass, white|2|thermal',
  ],
  [{ kind: 'leaveOne', sku: 2 } as OwnRivalPair['advice'], 'ownRivals.advice.leaveOne 2'],
])('%j is said in words, a card without a name by its number', (advice, expected) => {
  expect(adviceText({ advice, cards }, texts)).toBe(expected);
});
