import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startClickHouse } from '../../scripts/engines/start-clickhouse.ts';
import type { Engine } from '../../scripts/engines/start-postgres.ts';
import { connectClickHouse } from '../src/platform/clickhouse/client.ts';
import { findClickHouseTrouble } from '../src/platform/clickhouse/errors.ts';

const BUDGET_MB = 600;
const Row = z.object({ n: z.coerce.number() });

let folder: string;
let engine: Engine;
let restarts = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vitrina-full-'));
  const log = () => {
    restarts += 1;
  };
  engine = await startClickHouse({ dir: path.join(folder, 'clickhouse'), log, budgetMb: BUDGET_MB });
});

afterAll(async () => {
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A statement whose groups take so many megabytes and cannot go to the disk. */
const groups = (megabytes: number) =>
  `select count() as n from (select number, groupArray(toString(number)) from numbers(${megabytes * 9000}) group by number)`;

/** The engine without the product's own care: nothing waits and nothing is small. */
function connectCarelessly(): ClickHouseClient {
  return createClient({
    url: engine.url,
    max_open_connections: 60,
    log: { level: ClickHouseLogLevel.OFF },
    clickhouse_settings: {
      max_memory_usage: '0',
      max_bytes_before_external_group_by: '0',
      max_bytes_ratio_before_external_group_by: 0,
      max_execution_time: 30,
    },
  });
}

async function troubleOf(work: Promise<unknown>) {
  return work.then(
    () => 'none',
    (error: unknown) => findClickHouseTrouble(error) ?? error,
  );
}

describe('ClickHouse beyond its memory', () => {
  it('refuses statements that together exceed the memory, without a restart', async () => {
    const client = connectCarelessly();
    const before = engine.pid();
    const troubles: unknown[] = [];
    for (let round = 0; round < 3; round += 1) {
      const requested = Array.from({ length: 40 }, () =>
        troubleOf(client.query({ query: groups(120), format: 'JSON' }).then((result) => result.text())),
      );
      troubles.push(...(await Promise.all(requested)));
    }
    // Whether one of so many got through is the machine's business; alone, it does.
    expect(troubles).toContain('full');
    expect(troubles.filter((trouble) => trouble !== 'full' && trouble !== 'none')).toEqual([]);
    expect(await troubleOf(client.query({ query: groups(120), format: 'JSON' }))).toBe('none');
    await client.close();
    expect(engine.pid()).toBe(before);
    expect(restarts).toBe(0);
  });

  it('refuses a single statement beyond its own limit', async () => {
    const clickhouse = connectClickHouse(engine.url, 'system', { budgetMb: BUDGET_MB });
    const heavy = 'select count() as n from (select groupArray(toString(number)) from numbers(9000000))';
    expect(await troubleOf(clickhouse.rows('heavy', heavy, {}, Row))).toBe('tooHeavy');
    await clickhouse.close();
  });

  it('answers every read that goes through the lanes, except while it is killed', async () => {
    const clickhouse = connectClickHouse(engine.url, 'system', { budgetMb: BUDGET_MB });
    const ask = () => troubleOf(clickhouse.rows('groups', groups(30), {}, Row));
    expect(new Set(await Promise.all(Array.from({ length: 30 }, ask)))).toEqual(new Set(['none']));

    const during = Array.from({ length: 10 }, ask);
    await wait(50);
    process.kill(engine.pid(), 'SIGKILL');
    expect([...new Set(await Promise.all(during))].filter((trouble) => trouble !== 'none')).toEqual(['away']);
    await expect.poll(ask, { timeout: 20_000 }).toBe('none');
    await clickhouse.close();
  });
});
