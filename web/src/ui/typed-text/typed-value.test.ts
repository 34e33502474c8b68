import { expect, test, vi } from 'vitest';
import { followValue } from './typed-value.ts';

function follow(value: string, field: { seen: string; committed: string }) {
  const hands = { setSeen: vi.fn(), setText: vi.fn(), setCommitted: vi.fn() };
  followValue(value, field, hands);
  return [hands.setSeen.mock.calls, hands.setText.mock.calls, hands.setCommitted.mock.calls];
}

test('a value that changed by itself becomes the text of the field', () => {
  expect(follow('new', { seen: 'old', committed: 'old' })).toEqual([[['new']], [['new']], [['new']]]);
});

test('the echo of what was typed leaves the letters that came since', () => {
  expect(follow('typed', { seen: '', committed: 'typed' })).toEqual([[['typed']], [], []]);
});

test('a value that stays leaves what was typed', () => {
  expect(follow('same', { seen: 'same', committed: 'typed' })).toEqual([[], [], []]);
  expect(follow('same', { seen: 'same', committed: 'same' })).toEqual([[], [], []]);
});
