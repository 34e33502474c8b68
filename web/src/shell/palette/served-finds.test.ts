import { CabinetId, PositionEntryId, Sku } from '@vitrina/contract/ids.ts';
import { expect, test } from 'vitest';
import { failedOf, goalsOf, isStillAsking, isWorthAsking, requestedText } from './served-finds.ts';

const CABINET = CabinetId.parse(7);
const NOTHING = { products: undefined, entries: undefined, queries: undefined };
const answered = { isFetching: false, data: {}, error: null };

const entry = (id: number, name: string | null, cityName = 'Москва') => ({
  id: PositionEntryId.parse(id),
  sku: Sku.parse(1000 + id),
  name,
  cityName,
});

test('a text of two letters is worth asking about, one letter is not', () => {
  expect(['', 'ч', 'ча', 'чай'].map(isWorthAsking)).toEqual([false, false, true, true]);
});

test('two hundred letters of a text are asked about', () => {
  expect(requestedText('ч'.repeat(199))).toHaveLength(199);
  expect(requestedText('ч'.repeat(200))).toHaveLength(200);
  expect(requestedText(`а${'ч'.repeat(200)}`)).toBe(`а${'ч'.repeat(199)}`);
});

test('before any answer there is nothing to go to', () => {
  expect(goalsOf('чай', NOTHING, CABINET)).toEqual([]);
});

test('products, tracked products and queries are goals of this cabinet, in that order', () => {
  const products = [{ sku: Sku.parse(5), name: 'Чайник' }];
  const queries = [{ query: 'чай зелёный' }];
  expect(goalsOf('чай', { products, entries: [entry(3, 'Чашка чайная')], queries }, CABINET)).toEqual([
    { kind: 'product', sku: 5, name: 'Чайник', cabinetId: 7 },
    { kind: 'entry', id: 3, name: 'Чашка чайная', city: 'Москва', cabinetId: 7 },
    { kind: 'query', query: 'чай зелёный', cabinetId: 7 },
  ]);
});

test('five of each kind are shown, the first ones', () => {
  const numbers = [1, 2, 3, 4, 5, 6];
  const products = numbers.map((sku) => ({ sku: Sku.parse(sku), name: 'Чай' }));
  const entries = [entry(9, 'Кружка'), ...numbers.map((id) => entry(id, 'Чай'))];
  const queries = numbers.map((number) => ({ query: `чай ${number}` }));
  const goals = goalsOf('чай', { products, entries, queries }, CABINET);
  expect(goals.flatMap((goal) => (goal.kind === 'product' ? [goal.sku] : []))).toEqual([1, 2, 3, 4, 5]);
  expect(goals.flatMap((goal) => (goal.kind === 'entry' ? [goal.id] : []))).toEqual([1, 2, 3, 4, 5]);
  expect(goals.flatMap((goal) => (goal.kind === 'query' ? [goal.query] : []))).toEqual([
    'чай 1',
    'чай 2',
    'чай 3',
    'чай 4',
    'чай 5',
  ]);
});

test('a tracked product is found by its name, its article and its city', () => {
  const entries = [entry(1, 'Чайник', 'Казань'), entry(2, null, 'Москва')];
  const found = (text: string) =>
    goalsOf(text, { ...NOTHING, entries }, CABINET).map((goal) => goal.kind === 'entry' && goal.name);
  expect(found('чайник')).toEqual(['Чайник']);
  expect(found('казань')).toEqual(['Чайник']);
  expect(found('1001')).toEqual(['Чайник']);
  // Without a name it is called by its article.
  expect(found('1002')).toEqual(['1002']);
  expect(found('пермь')).toEqual([]);
});

test('while the text goes on, the answer to the shorter one is waited over', () => {
  expect(isStillAsking('чай', 'ча', [answered])).toBe(true);
  expect(isStillAsking('чай', 'чай', [answered])).toBe(false);
  expect(isStillAsking('ча', 'ча', [answered])).toBe(false);
  expect(isStillAsking('ч', 'чай', [answered])).toBe(false);
});

test('a text beyond two hundred letters is settled by those that are asked about', () => {
  const long = 'ч'.repeat(300);
  expect(isStillAsking(long, 'ч'.repeat(200), [answered])).toBe(false);
  expect(isStillAsking(long, 'ч'.repeat(199), [answered])).toBe(true);
});

test('a first answer is waited for, a newer one of the same is not', () => {
  const first = { ...answered, isFetching: true, data: undefined };
  expect(isStillAsking('чай', 'чай', [answered, first])).toBe(true);
  expect(isStillAsking('ч', 'ч', [first])).toBe(false);
  expect(isStillAsking('чай', 'чай', [{ ...answered, isFetching: true }])).toBe(false);
  expect(isStillAsking('чай', 'чай', [{ ...first, isFetching: false }])).toBe(false);
  expect(isStillAsking('чай', 'чай', [])).toBe(false);
});

test('what failed is what there is to ask again', () => {
  const away = { error: new Error('away') };
  const busy = { error: new Error('busy') };
  expect(failedOf([{ error: null }, away, { error: null }, busy])).toEqual([away, busy]);
  expect(failedOf([{ error: null }])).toEqual([]);
});
