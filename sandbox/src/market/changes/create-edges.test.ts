import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEdges } from './create-edges.ts';

const anyMoment = fc.integer({ min: 0, max: 50 });

test('two moments have one stamp exactly when nothing began or ended between them', () => {
  fc.assert(
    fc.property(fc.array(anyMoment), anyMoment, anyMoment, (moments, one, other) => {
      const edges = createEdges();
      for (const atMs of moments) edges.add(atMs);
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const isQuiet = !moments.some((atMs) => atMs > from && atMs <= to);
      expect(edges.stampOf(from) === edges.stampOf(to)).toBe(isQuiet);
    }),
  );
});

test('an edge that is added late changes the stamps after it, and only those', () => {
  const edges = createEdges();
  edges.add(10);
  edges.add(30);
  const before = [5, 15, 35].map((atMs) => edges.stampOf(atMs));
  edges.add(12);
  const after = [5, 15, 35].map((atMs) => edges.stampOf(atMs));
  expect(after[0]).toBe(before[0]);
  expect(after).not.toContain(before[1]);
  expect(after).not.toContain(before[2]);
});
