import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { shareCounts } from './share-counts.ts';

/** So long that no test meets the end of one. */
const WINDOW_MS = 10 * 365 * 24 * 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function count({ Store }: ReturnType<typeof shareCounts>, address: string): number {
  let current = 0;
  new Store().incr(address, (_error, counted) => {
    current = counted?.current ?? -1;
  });
  return current;
}

async function readStored(address: string): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count from request_counts where address = ${address}`.execute(app.context.db);
  return rows[0]?.count;
}

test('two processes count one address together, and another apart', async () => {
  const processes = [shareCounts(app.context, WINDOW_MS), shareCounts(app.context, WINDOW_MS)] as const;
  try {
    for (let number = 0; number < 10; number += 1) {
      count(processes[0], '10.0.0.1');
      count(processes[1], '10.0.0.1');
    }
    await expect.poll(() => readStored('10.0.0.1')).toBe(20);
    // Each look is one more request; by itself a process would not get past a dozen.
    const look = () => processes.map((one) => count(one, '10.0.0.1') > 20);
    await expect.poll(look, { interval: 1500 }).toEqual([true, true]);
    expect(count(processes[1], '10.0.0.2')).toBe(1);
  } finally {
    processes.forEach((one) => one.stop());
  }
});

test('while the database is away each process goes on with its own count', async () => {
  await sql`alter table request_counts rename to away`.execute(app.context.db);
  const one = shareCounts(app.context, WINDOW_MS);
  try {
    count(one, '10.0.0.3');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(count(one, '10.0.0.3')).toBe(2);
    await sql`alter table away rename to request_counts`.execute(app.context.db);
    await expect.poll(() => readStored('10.0.0.3')).toBe(2);
  } finally {
    one.stop();
  }
});
