import { expect, test } from 'vitest';
import { drawnRows, isLong, isSameSpan, shownRows, spanAt } from './row-window.ts';

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

test('a list of up to a hundred rows is drawn whole, a longer one through a window', () => {
  expect([isLong(100), isLong(101)]).toEqual([false, true]);
  const span = { first: 5, last: 7 };
  const whole = shownRows(span, 100, 2);
  expect(whole).toEqual(Array.from({ length: 100 }, (_, index) => index));
  expect(shownRows(span, 101, 2)).toEqual([2, 5, 6, 7]);
  expect(shownRows(span, 101, -1)).toEqual([5, 6, 7]);
  expect(shownRows(span, 0, 0)).toEqual([]);
});

test('a window is another one when either of its ends is', () => {
  const span = { first: 5, last: 7 };
  expect(isSameSpan(span, { first: 5, last: 7 })).toBe(true);
  expect(isSameSpan(span, { first: 4, last: 7 })).toBe(false);
  expect(isSameSpan(span, { first: 5, last: 8 })).toBe(false);
});

test('a row at either end of the window is drawn once when it has the focus, the next one is added', () => {
  const span = { first: 5, last: 7 };
  expect(drawnRows(span, 100, 5)).toEqual([5, 6, 7]);
  expect(drawnRows(span, 100, 7)).toEqual([5, 6, 7]);
  expect(drawnRows(span, 100, 4)).toEqual([4, 5, 6, 7]);
  expect(drawnRows(span, 100, 8)).toEqual([5, 6, 7, 8]);
  expect(drawnRows(span, 100, 0)).toEqual([0, 5, 6, 7]);
  expect(drawnRows(span, 100, 99)).toEqual([5, 6, 7, 99]);
});
