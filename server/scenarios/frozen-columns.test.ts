import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startClickHouse } from '../../scripts/engines/start-clickhouse.ts';
import type { Engine } from '../../scripts/engines/start-postgres.ts';
import { SILENCE_MS } from '../src/platform/clickhouse/client.ts';
import { migrateClickHouse } from '../src/platform/migrations.ts';
import { storeObservations } from '../src/positions/checking/store-observations.ts';
import { MOSCOW, type PositionPipeline, startPositionPipeline } from '../test/position-pipeline.ts';
import { freeze, thaw } from '../test/processes/freeze.ts';
import { refusal } from '../test/refusal.ts';

const DATABASE = 'frozen';
const AT_ONCE = 20;
/** For a loaded machine. */
const SOON_MS = 8000;

let folder: string;
let engine: Engine;
let pipeline: PositionPipeline;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vitrina-frozen-'));
  engine = await startClickHouse({
    dir: path.join(folder, 'clickhouse'),
    log: () => undefined,
    budgetMb: 600,
  });
  await migrateClickHouse(engine.url, DATABASE);
  pipeline = await startPositionPipeline({ CLICKHOUSE_URL: engine.url, CLICKHOUSE_DATABASE: DATABASE });
  await pipeline.begin();
});
afterAll(async () => {
  thaw(engine);
  await pipeline.close();
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('returns 503 while ClickHouse is frozen and stores the observations once after it resumes', async () => {
  pipeline.tiny.shelves.set(`чай|${MOSCOW}`, [5]);
  const { entryId } = await pipeline.track(5, ['чай']);
  await pipeline.moveToDue();
  await pipeline.run();
  const { app, cabinet } = pipeline;
  const day = moscowDay(app.clock.now());
  const read = async () => {
    const input = { cabinetId: cabinet.id, entryId, from: day, to: day };
    const { status, body } = await app.inject(getPositionMatrix, input, cabinet.owner.token);
    return { status, body };
  };
  expect((await read()).status).toBe(200);

  freeze(engine);
  await pipeline.moveToDue();
  await pipeline.check();
  const storing = storeObservations(app.context);
  const started = performance.now();
  const readiness = app.server.fastify.inject('/api/ready');
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, read));
  expect((await readiness).json()).toMatchObject({ isReady: false, postgres: true, clickhouse: false });
  expect(performance.now() - started).toBeLessThan(SILENCE_MS + SOON_MS);
  for (const answer of answers) expect(answer).toEqual({ status: 503, body: refusal('server.unavailable') });

  thaw(engine);
  expect(await storing).toBe(1);
  expect(await pipeline.listOutcomes()).toEqual(['found', 'found']);
  await expect.poll(async () => (await read()).status, { timeout: 10_000 }).toBe(200);
});
