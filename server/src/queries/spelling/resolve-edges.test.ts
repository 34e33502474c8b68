import { SPELLING_REASONS } from '@vitrina/contract/tools/spellings.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addEdge, type Edges, resolveEdge } from './resolve-edges.ts';

test('the stronger reason stays, whichever comes first', () => {
  const edges: Edges = new Map();
  addEdge(edges, 1, { means: 2, reason: 'order' });
  addEdge(edges, 1, { means: 3, reason: 'slip' });
  addEdge(edges, 1, { means: 4, reason: 'spacing' });
  expect(edges.get(1)).toEqual({ means: 3, reason: 'slip' });
});

test('a chain is followed to its end, and another order of a misspelt query is misspelt', () => {
  const edges: Edges = new Map([
    [1, { means: 2, reason: 'order' }],
    [2, { means: 3, reason: 'slip' }],
    [3, { means: 4, reason: 'order' }],
    [5, { means: 4, reason: 'order' }],
  ]);
  const resolved = [...edges].map(([id, edge]) => [id, resolveEdge(edges, edge)]);
  expect(resolved).toEqual([
    [1, { means: 4, reason: 'slip' }],
    [2, { means: 4, reason: 'slip' }],
    [3, { means: 4, reason: 'order' }],
    [5, { means: 4, reason: 'order' }],
  ]);
});

test('nobody is folded into a query that is folded itself', () => {
  const upward = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom(...SPELLING_REASONS)), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(upward, (steps) => {
      const edges: Edges = new Map();
      for (const [index, [up, reason]] of steps.entries())
        addEdge(edges, index, { means: index + up, reason });
      for (const edge of edges.values()) expect(edges.has(resolveEdge(edges, edge).means)).toBe(false);
    }),
  );
});
