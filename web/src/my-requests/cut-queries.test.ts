import { importMyRequests, MY_REQUESTS_BOUNDS } from '@vitrina/contract/my-requests.ts';
import { expect, test } from 'vitest';
import { cutQueries, sendInParts } from './cut-queries.ts';

const MOST = MY_REQUESTS_BOUNDS.queries;

test.each([
  [0, []],
  [1, [1]],
  [MOST, [MOST]],
  [MOST + 1, [MOST, 1]],
  [MOST * 2 + 200, [MOST, MOST, 200]],
])('%i queries are sent in parts of %j, each once and in their order', (count, sizes) => {
  const queries = Array.from({ length: count }, (_, index) => `чай ${index}`);
  const parts = cutQueries(queries);
  expect(parts.map(({ length }) => length)).toEqual(sizes);
  expect(parts.flat()).toEqual(queries);
  for (const part of parts)
    expect(importMyRequests.input.safeParse({ cabinetId: 1, sku: 1, queries: part }).success).toBe(true);
});

test('parts are sent one after another, and what is refused ends the rest', async () => {
  const queries = Array.from({ length: MOST * 3 }, (_, index) => `чай ${index}`);
  const steps: string[] = [];
  await sendInParts(queries, async () => {
    steps.push('begins');
    await Promise.resolve();
    steps.push('ends');
  });
  expect(steps).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends']);
  const sent: string[][] = [];
  const refused = sendInParts(queries, (part) => {
    sent.push(part);
    return sent.length === 2 ? Promise.reject(new Error('no')) : Promise.resolve();
  });
  await expect(refused).rejects.toThrow('no');
  expect(sent).toHaveLength(2);
});
