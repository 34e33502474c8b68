import { expect, test } from 'vitest';
import { drawnRows, spanAt } from './row-window.ts';

test('the rows of the window and eight on each side are drawn', () => {
  expect(spanAt(0, 420, 42)).toEqual({ first: 0, last: 18 });
  expect(spanAt(4200, 420, 42)).toEqual({ first: 92, last: 118 });
  expect(spanAt(4221, 420, 42)).toEqual({ first: 92, last: 119 });
});

test('there are no rows beyond the last one, and a list that became short is drawn from its end', () => {
  expect(drawnRows({ first: 95, last: 120 }, 100, -1)).toEqual([95, 96, 97, 98, 99]);
  expect(drawnRows({ first: 95, last: 120 }, 3, -1)).toEqual([2]);
  expect(drawnRows({ first: 0, last: 20 }, 0, 0)).toEqual([]);
});

test('the row that has the focus is drawn before, inside or behind the others, once', () => {
  expect(drawnRows({ first: 5, last: 7 }, 100, 2)).toEqual([2, 5, 6, 7]);
  expect(drawnRows({ first: 5, last: 7 }, 100, 6)).toEqual([5, 6, 7]);
  expect(drawnRows({ first: 5, last: 7 }, 100, 90)).toEqual([5, 6, 7, 90]);
  expect(drawnRows({ first: 5, last: 7 }, 100, 100)).toEqual([5, 6, 7]);
});
