import { expect, test, vi } from 'vitest';
import { followValue } from './typed-value.ts';

function follow(value: string, field: { seen: string; told: string }) {
  const hands = { setSeen: vi.fn(), setText: vi.fn(), setTold: vi.fn() };
  followValue(value, field, hands);
  return [hands.setSeen.mock.calls, hands.setText.mock.calls, hands.setTold.mock.calls];
}

test('a value that changed by itself becomes the text of the field', () => {
  expect(follow('new', { seen: 'old', told: 'old' })).toEqual([[['new']], [['new']], [['new']]]);
});

test('the echo of what was typed leaves the letters that came since', () => {
  expect(follow('typed', { seen: '', told: 'typed' })).toEqual([[['typed']], [], []]);
});

test('a value that stays leaves what was typed', () => {
  expect(follow('same', { seen: 'same', told: 'typed' })).toEqual([[], [], []]);
  expect(follow('same', { seen: 'same', told: 'same' })).toEqual([[], [], []]);
});
