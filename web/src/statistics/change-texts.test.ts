import { AbTestId, PositionEntryId, Sku } from '@vitrina/contract/ids.ts';
import type { Change } from '@vitrina/contract/statistics/changes.ts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../platform/texts/create-format.ts';
import { actionOf, changeKey, detailOf, kindOf, numbersOf, subjectOf } from './change-texts.ts';

const sku = Sku.parse(7);
const at = '2026-03-10T06:00:00.000Z';
const fall: Change = {
  kind: 'fall',
  entryId: PositionEntryId.parse(3),
  sku,
  product: 'Чайник',
  query: 'чайник белый',
  city: 'Москва',
  before: 4,
  after: 'notFound',
  effectKopecks: -500,
};
const rise: Change = {
  kind: 'jump',
  query: 'зонт & плащ',
  before: 700,
  after: 1050,
  isTracked: true,
  sku,
  effectKopecks: 300,
};
const won: Change = {
  kind: 'test',
  testId: AbTestId.parse(5),
  name: 'Фон',
  at,
  lift: 0.08,
  effectKopecks: 900,
};
const rival: Change = {
  kind: 'card',
  changeId: 11,
  sku,
  product: 'Термос',
  isOwn: false,
  what: 'price',
  importance: 'high',
  at,
  effectKopecks: null,
};

const say = (key: string, values?: Record<string, unknown>) =>
  values === undefined ? key : `${key}(${Object.values(values).join()})`;
const words = { t: say as unknown as TFunction, format: createFormat('ru') };

test.each([
  [fall, 'fall', 'чайник белый', 'statistics.changes.place(Чайник,Москва)', '4 → ui.absent.notFound'],
  [{ ...fall, after: 15 }, 'fall', 'чайник белый', 'statistics.changes.place(Чайник,Москва)', '4 → 15'],
  [rise, 'rise', 'зонт & плащ', 'statistics.changes.week', '700 → 1 050'],
  [{ ...rise, after: 20 }, 'drop', 'зонт & плащ', 'statistics.changes.week', '700 → 20'],
  [won, 'won', 'Фон', 'statistics.changes.lift', '+8 %'],
  [{ ...won, lift: null }, 'test', 'Фон', 'statistics.changes.noWinner', undefined],
  [rival, 'rival', 'Термос', 'statistics.changes.cards.price', undefined],
  [{ ...rival, isOwn: true }, 'own', 'Термос', 'statistics.changes.cards.price', undefined],
] satisfies [Change, string, string, string, string | undefined][])(
  '%o is told in words',
  (change, kind, subject, detail, numbers) => {
    expect([kindOf(change), subjectOf(change), detailOf(change, words), numbersOf(change, words)]).toEqual([
      kind,
      subject,
      detail,
      numbers,
    ]);
  },
);

test('each change has one thing to do about it', () => {
  expect(actionOf(fall, true)).toEqual({ kind: 'open', href: '/position-check/3' });
  expect(actionOf(rise, true)).toEqual({
    kind: 'open',
    href: '/search-history?queries=%5B%22%D0%B7%D0%BE%D0%BD%D1%82%20%26%20%D0%BF%D0%BB%D0%B0%D1%89%22%5D',
  });
  expect(actionOf({ ...rise, isTracked: false }, true)).toEqual({ kind: 'track', query: 'зонт & плащ', sku });
  expect(actionOf(won, true)).toEqual({ kind: 'open', href: '/ab-test/5' });
  expect(actionOf(rival, true)).toEqual({ kind: 'open', href: '/radar-changes/7?change=11' });
  expect(actionOf({ ...rival, isOwn: true }, true)).toEqual({ kind: 'note', sku, name: 'Термос', at });
});

test('whoever may only read is led to what changed', () => {
  expect(actionOf({ ...rise, isTracked: false }, false)).toEqual(actionOf(rise, false));
  expect(actionOf({ ...rival, isOwn: true }, false)).toEqual(actionOf(rival, false));
});

test('no two changes have one key', () => {
  const changes = [fall, { ...fall, query: 'чайник' }, rise, { ...rise, query: 'плащ' }, won, rival];
  expect(new Set(changes.map(changeKey)).size).toBe(changes.length);
});
