import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetOfMachine, shareOutMemory } from './engine-memory.ts';

const budget = fc.integer({ min: 600, max: 16_000 });
const cores = fc.integer({ min: 1, max: 64 });

test('everything that may run at once fits, and statements end before the node does', () => {
  fc.assert(
    fc.property(budget, cores, (budgetMb, count) => {
      const memory = shareOutMemory(budgetMb, count);
      const reads = (memory.readsAtOnce + memory.backgroundReadsAtOnce) * memory.readMb;
      expect(reads + memory.commandMb).toBeLessThanOrEqual(memory.statementsMb);
      // Eight caches of at most that size, and as much again for merges.
      expect(memory.statementsMb + memory.cacheMb * 4).toBeLessThan(memory.totalMb * 0.8);
      // The code and what the allocator keeps are resident in the smallest node, too.
      expect(memory.totalMb - memory.statementsMb).toBeGreaterThanOrEqual(800);
      expect(memory.readsAtOnce).toBeGreaterThanOrEqual(1);
      expect(memory.backgroundReadsAtOnce).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('the budget follows the machine between its ends', () => {
  expect([1024, 2048, 24_000, 512_000].map(budgetOfMachine)).toEqual([600, 614, 7200, 16_000]);
});

test('a machine of 24 GB and two cores', () => {
  expect(shareOutMemory(budgetOfMachine(24_000), 2)).toEqual({
    statementsMb: 5400,
    totalMb: 11_200,
    cacheMb: 225,
    readMb: 600,
    commandMb: 1800,
    readsAtOnce: 4,
    backgroundReadsAtOnce: 2,
  });
});

test('shares are whole megabytes, the nearest ones', () => {
  expect(shareOutMemory(2001, 2)).toEqual({
    statementsMb: 1501,
    totalMb: 3402,
    cacheMb: 63,
    readMb: 167,
    commandMb: 500,
    readsAtOnce: 3,
    backgroundReadsAtOnce: 2,
  });
});
