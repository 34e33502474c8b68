import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { addEntry } from './entries/add-entry.ts';
import { measureChecks } from './measure-checks.ts';

const MOSCOW = 213;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('checks are as late as the latest that is due, and nothing is said where none is planned', async () => {
  const metrics = new Registry();
  measureChecks({ ...app.context, metrics });
  const read = async () => {
    const [, value] = /^vitrina_position_check_lateness_seconds (.*)$/m.exec(await metrics.metrics()) ?? [];
    return value === undefined ? undefined : Number(value);
  };
  expect(await read()).toBeUndefined();

  const { id: cabinetId } = await makeCabinet(app);
  await addEntry(app.context, { cabinetId, cityId: MOSCOW, sku: 5, queries: ['чай'] });
  const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * MINUTE_MS);
  const plan = (due: Date, retry: Date) =>
    sql`update position_checks set next_due_at = ${due}, retry_at = ${retry}`.execute(app.context.db);
  await plan(at(10), at(10));
  expect(await read()).toBe(0);
  await plan(at(-10), at(-10));
  expect(await read()).toBe(600);
  // One that has to wait, for its next attempt or while it is being made, is nobody's delay.
  await plan(at(-10), at(5));
  expect(await read()).toBe(0);
});
