import { AbTestId, PositionEntryId, Sku } from '@vitrina/contract/ids.ts';
import type { Suggestion } from '@vitrina/contract/morning/suggestions.ts';
import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import { createFormat } from '../../platform/texts/create-format.ts';
import type { Words } from '../../platform/texts/words.ts';
import {
  causeOf,
  chancesText,
  fallText,
  gainText,
  likelyText,
  nameOf,
  reasonOf,
  titleOf,
} from './morning-words.ts';
import { leavingKey, subjectOf } from './subject.ts';

const t = ((key: string, values: Record<string, unknown> = {}) =>
  [key.replace(/^statistics\.morning\./, ''), ...Object.values(values)]
    .join(' ')
    .replaceAll(/[\u2068\u2069]/g, '')) as unknown as TFunction;
const words: Words = { t, format: createFormat('en') };
const cell = {
  entryId: PositionEntryId.parse(3),
  sku: Sku.parse(7),
  product: 'Чайник',
  query: 'чай',
  city: 'Москва',
  searches: null,
};

describe('the cause of a fall', () => {
  const explained = (placeAfter: number, top: 'price' | 'unseen' | null) => ({
    state: 'explained' as const,
    absence: null,
    explanation: { placeBefore: 10, placeAfter, top },
  });

  test('is what explains most of it, or where the product went', () => {
    expect(causeOf(explained(30, 'price'))).toBe('price');
    expect(causeOf(explained(30, 'unseen'))).toBe('unseen');
    expect(causeOf({ state: 'vanished', absence: 'soldOut', explanation: null })).toBe('soldOut');
  });

  test('is unknown where the pages do not show the fall, or there are none', () => {
    expect(causeOf(explained(9, 'price'))).toBe('unknown');
    expect(causeOf(explained(30, null))).toBe('unknown');
    expect(causeOf({ state: 'vanished', absence: null, explanation: null })).toBe('unknown');
    for (const state of ['noPage', 'noEarlier', 'notChecked', 'appeared'] as const)
      expect(causeOf({ state, absence: null, explanation: null })).toBe('unknown');
  });
});

test('a fall and a likely one have their numbers, and a range may end beyond every place', () => {
  const fall = { ...cell, before: 4, after: 'notFound' as const, bucket: '2026-03-10T05:00:00.000Z' };
  expect(fallText(words, fall)).toBe('4 → ui.absent.notFound');
  expect(fallText(words, { ...fall, after: 25 })).toBe('4 → 25');
  const likely = { ...cell, place: 8, top: 10 as const, chanceNow: 85, chance: 40, day: '2026-03-11' };
  expect(chancesText(words, { ...likely, best: 6, worst: null })).toBe('85% → 40%');
  expect(likelyText(words, { ...likely, best: 6, worst: null })).toMatch(/^likely\.said 10 .*2026 6 beyond$/);
});

test('a gain has its range; small ones keep their tenths, and what is not known is no zero', () => {
  expect(gainText(words, 'change', { likely: 12.4, low: -0.4, high: 31 })).toBe('gain.likely 12 -0.4 31');
  expect(gainText(words, 'restock', { likely: 8, low: 0, high: 22 })).toBe('gain.kept 8.0 0.0 22');
  expect(gainText(words, 'query', { likely: null, low: 0.5, high: 2 })).toBe('gain.firstPage 0.5 2.0');
  expect(gainText(words, 'winner', null)).toBe('gain.unknown');
});

describe('a suggestion', () => {
  const change: Suggestion = {
    kind: 'change',
    gain: null,
    entryId: cell.entryId,
    sku: cell.sku,
    product: 'Чайник',
    query: 'чай',
    cityId: 213,
    field: 'priceKopecks',
    from: 100_000,
    to: 90_000,
    isBack: true,
    place: 32,
    likely: 15,
    best: 12,
    worst: null,
  };
  const restock: Suggestion = {
    kind: 'restock',
    gain: null,
    sku: cell.sku,
    product: 'Чайник',
    stock: 3,
    soldAWeek: 9.6,
  };
  const winner: Suggestion = {
    kind: 'winner',
    gain: null,
    testId: AbTestId.parse(5),
    name: 'Фон',
    product: 'Чайник',
    lift: { value: 0.1, low: 0.02, high: 0.2 },
  };
  const query: Suggestion = {
    kind: 'query',
    gain: null,
    query: 'чай',
    place: 24.5,
    searches: 900,
    lift: null,
  };

  test('says what to do and what is known of it', () => {
    expect(titleOf(words, change)).toMatch(/^change\.back\.priceKopecks .*900/);
    expect(titleOf(words, { ...change, isBack: false })).toMatch(/^change\.cheaper .*900/);
    expect(titleOf(words, { ...change, field: 'stock', to: 40 })).toBe('change.back.stock 40');
    expect(reasonOf(words, change)).toBe('change.reason чай Чайник 32 15 12 below');
    expect(titleOf(words, restock)).toBe('restock.title Чайник');
    expect(reasonOf(words, restock)).toBe('restock.reason 3 10');
    expect(reasonOf(words, winner)).toBe('winner.reason Чайник 10% 2% 20%');
    expect(reasonOf(words, query)).toBe('query.reason 24.5 900');
    expect(reasonOf(words, { ...query, lift: { value: 1.3, low: 1.1, high: 1.5 } })).toBe(
      'query.reason 24.5 900 query.lift 1.3 1.1 1.5',
    );
  });

  test('is named and kept by its subject', () => {
    const all = [change, restock, winner, query];
    expect(all.map(nameOf)).toEqual(['чай', 'Чайник', 'Фон', 'чай']);
    expect(all.map(subjectOf)).toEqual([
      { kind: 'change', entryId: 3, query: 'чай' },
      { kind: 'restock', sku: 7 },
      { kind: 'winner', testId: 5 },
      { kind: 'query', query: 'чай' },
    ]);
    expect(new Set(all.map((one) => leavingKey(subjectOf(one)))).size).toBe(4);
  });
});
