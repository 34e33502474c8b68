import { expect, test } from 'vitest';
import { formMadeNow, isMadeLater } from './is-made-later.ts';

const sized = (rows: number, buckets: number) => ({
  rows: Array(rows).fill(0),
  buckets: Array(buckets).fill(0),
});

test('fifty thousand cells are saved at once, more are made in the background', () => {
  for (const form of ['wide', 'long'] as const) {
    expect(isMadeLater(form, sized(100, 500))).toBe(false);
    expect(formMadeNow(form, sized(100, 500))).toBe(form);
    expect(isMadeLater(form, sized(1, 50_001))).toBe(true);
    expect(isMadeLater(form, sized(168, 672))).toBe(true);
  }
});

test('the checks behind the cells are always made in the background', () => {
  expect(isMadeLater('raw', sized(1, 1))).toBe(true);
});
