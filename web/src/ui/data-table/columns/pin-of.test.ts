import { expect, test } from 'vitest';
import { pinOf } from './pin-of.ts';

const style = (index: number) => ({ insetInlineStart: `var(--pin-${index})` });

test('pinned columns stop at their places, and the last of them draws the edge', () => {
  expect(pinOf(0, 2)).toEqual({ 'data-pin': '', style: style(0) });
  expect(pinOf(1, 2)).toEqual({ 'data-pin': 'last', style: style(1) });
  expect(pinOf(2, 2)).toEqual({});
  expect(pinOf(0, 1)).toEqual({ 'data-pin': 'last', style: style(0) });
  expect(pinOf(0, 0)).toEqual({});
});
