import type { WalletOperation } from '@vitrina/contract/billing/wallet.ts';
import { expect, test } from 'vitest';
import { readOperations } from './read-operations.ts';

const operation = (id: number): WalletOperation => ({
  id,
  kind: 'grant',
  at: '2026-03-02T09:00:00.000Z',
  points: 1,
  available: id,
  frozen: 0,
  details: {},
});

/** Pages of two of a wallet that gets one operation more before each page after the first. */
function growingPages(count: number, isGrowing: boolean) {
  let there = Array.from({ length: count }, (_, index) => operation(count - index));
  return async (page: number) => {
    if (isGrowing && page > 1) there = [operation(there.length + 1), ...there];
    return { operations: there.slice((page - 1) * 2, page * 2), total: there.length };
  };
}

test.each([0, 1, 2, 5])('all %i operations come once and in order', async (count) => {
  const ids = (await readOperations(growingPages(count, false))).map(({ id }) => id);
  expect(ids).toEqual(Array.from({ length: count }, (_, index) => count - index));
});

test('what comes meanwhile neither doubles nor hides a row', async () => {
  const ids = (await readOperations(growingPages(5, true))).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([5, 4, 3, 2, 1]));
});
