import { expect, test } from 'vitest';
import { openStore } from '../../platform/open-store.ts';
import { createAttractiveness } from './create-attractiveness.ts';

test('contents differ around 1, from about 0.6 to about 1.6, the same every time', () => {
  const { attractiveness } = createAttractiveness(openStore(), 3);
  const factors = Array.from({ length: 4000 }, (_, number) => attractiveness(`content ${number}`));
  const mean = factors.reduce((sum, factor) => sum + factor, 0) / factors.length;
  expect(mean).toBeGreaterThan(0.97);
  expect(mean).toBeLessThan(1.05);
  expect(Math.min(...factors)).toBeGreaterThanOrEqual(0.6);
  expect(Math.min(...factors)).toBeLessThan(0.7);
  expect(Math.max(...factors)).toBeLessThanOrEqual(1.6);
  expect(Math.max(...factors)).toBeGreaterThan(1.5);
  expect(attractiveness('content 5')).toBe(factors[5]);
  expect(createAttractiveness(openStore(), 4).attractiveness('content 5')).not.toBe(factors[5]);
});

test('what a test has set is kept', () => {
  const store = openStore();
  createAttractiveness(store, 3).setAttractiveness('a', 2.5);
  expect(createAttractiveness(store, 3).attractiveness('a')).toBe(2.5);
});
