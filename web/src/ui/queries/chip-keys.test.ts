import { expect, test } from 'vitest';
import { chipAct, entersChips } from './chip-keys.ts';

const second = { index: 1, count: 3, isRightToLeft: false };

test.each([
  ['ArrowLeft', { go: 0 }],
  ['ArrowRight', { go: 2 }],
  ['Home', { go: 0 }],
  ['End', 'input'],
  ['Escape', 'input'],
  ['Delete', 'remove'],
  ['Backspace', 'remove'],
  ['Enter', 'edit'],
  ['F2', 'edit'],
  ['a', undefined],
  ['Tab', undefined],
])('%s on the second of three chips: %j', (key, act) => {
  expect(chipAct(key, second)).toEqual(act);
});

test('beyond the last chip lies the field, before the first nothing', () => {
  expect(chipAct('ArrowRight', { ...second, index: 2 })).toBe('input');
  expect(chipAct('ArrowLeft', { ...second, index: 0 })).toEqual({ go: 0 });
});

test('in Arabic the next chip is to the left', () => {
  const arabic = { ...second, isRightToLeft: true };
  expect(chipAct('ArrowLeft', arabic)).toEqual({ go: 2 });
  expect(chipAct('ArrowRight', arabic)).toEqual({ go: 0 });
  expect(entersChips('ArrowRight', { isRightToLeft: true, caret: 0, count: 1 })).toBe(true);
});

test('an arrow inside of a word stays in it', () => {
  const place = { isRightToLeft: false, caret: 0, count: 2 };
  expect(entersChips('ArrowLeft', place)).toBe(true);
  expect(entersChips('ArrowLeft', { ...place, caret: 3 })).toBe(false);
  expect(entersChips('ArrowLeft', { ...place, count: 0 })).toBe(false);
  expect(entersChips('ArrowRight', place)).toBe(false);
});
