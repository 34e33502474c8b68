import { expect, test } from 'vitest';
import type { Column } from '../column.ts';
import { cardFacts, toggleFact } from './card-facts.ts';

type Row = { id: number };
const column = (id: string, more: Partial<Column<Row>> = {}): Column<Row> => ({
  id,
  header: 'common.add',
  kind: 'text',
  width: 100,
  ...more,
});
const COLUMNS = [
  column('name', { isInCard: true }),
  column('a', { isInCard: true }),
  column('b'),
  column('c', { isInCard: 'wide' }),
  column('d'),
  column('buttons', { isFixed: true }),
];
const facts = (chosen: string[] | null, columns = COLUMNS, visibility = {}) =>
  cardFacts(columns, { facts: chosen, visibility })
    .map(({ id }) => id)
    .join(' ');

test('until a person chooses, a card shows what the screen says, and the buttons', () => {
  expect(facts(null)).toBe('a c buttons');
  expect(facts(null, COLUMNS, { c: false })).toBe('a buttons');
});

test('a screen that says nothing shows the first three', () => {
  const silent = ['name', 'a', 'b', 'c', 'd'].map((id) => column(id));
  expect(facts(null, silent)).toBe('a b c');
});

test('a screen that says more than three is held to three as well', () => {
  const eager = ['name', 'a', 'b', 'c', 'd'].map((id) => column(id, { isInCard: true }));
  expect(facts(null, eager)).toBe('a b c');
});

test('chosen facts stand in the order of the columns, hidden columns among them; the buttons stay', () => {
  expect(facts(['d', 'a', 'gone'], COLUMNS, { d: false })).toBe('a d buttons');
  expect(facts([])).toBe('buttons');
});

test('a fourth fact is not taken before one goes', () => {
  expect(toggleFact(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(toggleFact(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c']);
  expect(toggleFact(['a', 'b', 'c', 'd'], 'b')).toEqual(['a', 'c', 'd']);
});
