import { expect, it } from 'vitest';
import { createCode, hashCode, isCodeRight } from './code-hash.ts';

it('codes take every one of 62 signs about equally often', () => {
  const signs = Array.from({ length: 3100 }, () => createCode(20)).join('');
  expect(signs).toMatch(/^[A-Za-z0-9]{62000}$/);
  const counts = new Map<string, number>();
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  // 61 degrees of freedom: more than 140 comes by chance less than once in ten million runs.
  expect(counts.size).toBe(62);
  expect(chiSquare).toBeLessThan(140);
});

it.each([
  ['short', 8, /^\$argon2id\$/],
  ['long', 20, /^[0-9a-f]{64}$/],
])('%s codes are hashed as their length asks for', async (_, length, shape) => {
  const code = createCode(length);
  const hash = await hashCode(code);
  expect(hash).toMatch(shape);
  expect(await isCodeRight(code, hash)).toBe(true);
  expect(await isCodeRight(createCode(length), hash)).toBe(false);
});
