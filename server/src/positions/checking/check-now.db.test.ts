import { DAY_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCabinet } from '../../../test/builders/factories.ts';
import {
  MINUTE,
  MOSCOW,
  type PositionPipeline,
  startPositionPipeline,
} from '../../../test/position-pipeline.ts';
import { accountSlots } from '../../../test/slots.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';
import { createStorefront } from '../../integrations/storefront/create-storefront.ts';
import { pauseStorefront } from '../../shelves/storefront-pause.ts';
import { checkNow } from './check-now.ts';
import { checkRequested } from './check-requested.ts';
import { claimRequested } from './claim-requested.ts';
import { getAsk } from './get-ask.ts';
import { planRequested } from './plan-checks.ts';
import { requireChecking } from './require-check-now.ts';

let pipeline: PositionPipeline;
beforeAll(async () => {
  pipeline = await startPositionPipeline();
});
afterAll(() => pipeline.close());
beforeEach(() => pipeline.begin());

const ask = (entryId: number, queries?: string[], cabinetId = pipeline.cabinet.id) =>
  checkNow(pipeline.app.context, { cabinetId, entryId, queries });
const see = (entryId: number) => getAsk(pipeline.app.context, { cabinetId: pipeline.cabinet.id, entryId });

async function work() {
  pipeline.tiny.requests.length = 0;
  const { send } = pipeline.app.context;
  const storefront = createStorefront({ baseUrl: pipeline.tiny.url, send });
  await checkRequested(pipeline.app.context, storefront, pipeline.cabinet.id, new AbortController().signal);
  return pipeline.tiny.requests.filter((path) => path.startsWith('/search/')).length;
}

const forgetLeases = () =>
  sql`update position_requested_checks set leased_until = clock_timestamp() - interval '1 second' where leased_until is not null`.execute(
    pipeline.app.context.db,
  );

async function track(sku: number, queries: string[]) {
  for (const query of queries) pipeline.tiny.shelves.set(`${query}|${MOSCOW}`, [4, 5, 6]);
  return (await pipeline.track(sku, queries)).entryId;
}

test('places come at the moment they were asked for, beside the plan', async () => {
  const entryId = await track(5, ['чай', 'чайник']);
  await pipeline.moveToDue();
  await pipeline.run();
  pipeline.app.clock.advance(2 * MINUTE);
  pipeline.tiny.shelves.set(`чай|${MOSCOW}`, [5]);
  const { left } = await see(entryId);
  const { ask: requested } = await ask(entryId);
  expect(requested).toMatchObject({ queries: 2, answered: 0, isFinished: false });
  expect((await see(entryId)).left).toBe(left - 2);
  pipeline.app.clock.advance(3000);
  expect(await work()).toBe(2);
  expect(await see(entryId)).toMatchObject({ ask: { ...requested, answered: 2, isFinished: true } });
  expect((await pipeline.listStored()).map((row) => row.place)).toEqual([2, 2, 1, 2]);
  pipeline.app.clock.advance(3 * MINUTE);
  await pipeline.run();
  expect(await accountSlots(pipeline.app, pipeline.cabinet.id)).toMatchObject({
    wrong: [],
    answered: 4,
    requested: 2,
  });
});

test('pressed twice, it is one; some queries may be chosen, and a paused entry may be looked at', async () => {
  const entryId = await track(5, ['чай', 'чайник']);
  const both = await Promise.all([ask(entryId, ['ЧАЙ']), ask(entryId, ['чай'])]);
  expect(both[0]).toEqual(both[1]);
  await sql`update position_entries set is_paused = true where id = ${entryId}`.execute(
    pipeline.app.context.db,
  );
  expect(await work()).toBe(1);
  expect(await pipeline.listOutcomes()).toEqual(['found']);
  const second = await ask(entryId, ['чай']);
  expect(second.ask.requestedAt).not.toBe(both[0].ask.requestedAt);
  await work();
  expect(await pipeline.listOutcomes()).toEqual(['found', 'found']);
});

test('an ask that was on its way when the clock went back a day is answered at once, and so is the next one', async () => {
  const entryId = await track(5, ['чай']);
  const { clock } = pipeline.app;
  // Nothing was in force a day before its plan began.
  clock.advance(2 * DAY_MS);
  await ask(entryId);
  clock.advance(-DAY_MS);
  expect(await planRequested(pipeline.app.context)).toBe(1);
  expect(await work()).toBe(1);
  expect((await see(entryId)).ask?.isFinished).toBe(true);
  await ask(entryId);
  expect((await see(entryId)).ask?.isFinished).toBe(false);
  expect(await work()).toBe(1);
  expect((await see(entryId)).ask?.isFinished).toBe(true);
});

test('an attempt that is to be repeated in a while is not due before', async () => {
  const entryId = await track(5, ['чай']);
  await ask(entryId);
  const { context, clock } = pipeline.app;
  await sql`update position_requested_checks set retry_at = ${new Date(clock.now().getTime() + 9 * MINUTE)}`.execute(
    context.db,
  );
  expect(await planRequested(context)).toBe(0);
  expect(await work()).toBe(0);
  clock.advance(10 * MINUTE);
  expect(await planRequested(context)).toBe(1);
  expect(await work()).toBe(1);
});

test('a cabinet that may not be checked gets the reason, and nothing is spent', async () => {
  const { context } = pipeline.app;
  const entryId = await track(5, ['чай']);
  const stranger = await makeCabinet(pipeline.app);
  await expect(ask(entryId, undefined, stranger.id)).rejects.toMatchObject({ key: 'position.notFound' });
  await expect(ask(entryId, ['кофе'])).rejects.toMatchObject({ key: 'position.noQueries' });
  await pauseStorefront(context, { outcome: 'captcha', retryAfterMs: 4 * MINUTE });
  await expect(ask(entryId)).rejects.toMatchObject({ key: 'position.storefrontPaused' });
  await sql`update storefront_pauses set until_at = ${context.clock.now()}`.execute(context.db);
  await expect(requireChecking(context, pipeline.cabinet.id)).resolves.toBeUndefined();
  await sql`delete from storefront_pauses`.execute(context.db);
  await sql`update cabinets set key_status = 'expired' where id = ${pipeline.cabinet.id}`.execute(context.db);
  await expect(ask(entryId)).rejects.toMatchObject({ key: 'cabinet.invalidKey' });
  await sql`update cabinets set key_status = 'valid', is_blocked = true where id = ${pipeline.cabinet.id}`.execute(
    context.db,
  );
  await expect(ask(entryId)).rejects.toMatchObject({ key: 'plan.unavailable' });
  await sql`update cabinets set is_blocked = false where id = ${pipeline.cabinet.id}`.execute(context.db);
  await setPlan(context, pipeline.cabinet.owner.id, 'none', 30);
  await expect(ask(entryId)).rejects.toMatchObject({ key: 'plan.unavailable' });
  await setPlan(context, pipeline.cabinet.owner.id, 'expert', 30);
  expect(await see(entryId)).toEqual({ ask: null, left: 100 });
});

test('what does not fit into the hour is refused whole', async () => {
  const queries = Array.from({ length: 60 }, (_, index) => `запрос ${index}`);
  const entryId = await track(5, queries);
  const other = await track(6, queries);
  await ask(entryId);
  const refused = ask(other);
  await expect(refused).rejects.toMatchObject({ key: 'position.noQuota', meta: { left: 40, minutes: 2 } });
  expect(await see(other)).toEqual({ ask: null, left: 40 });
  await ask(other, queries.slice(0, 40));
  expect(await work()).toBe(100);
});

test('killed between reading and storing: taken up again, stored once', async () => {
  const entryId = await track(5, ['чай']);
  await ask(entryId);
  await claimRequested(pipeline.app.context, pipeline.cabinet.id, {
    dueBefore: pipeline.app.clock.now(),
    limit: 8,
  });
  expect(await planRequested(pipeline.app.context)).toBe(0);
  expect(await work()).toBe(0);
  await forgetLeases();
  expect(await planRequested(pipeline.app.context)).toBe(1);
  expect(await work()).toBe(1);
  expect(await pipeline.listOutcomes()).toEqual(['found']);
});

test('many workers share an ask without doubles', async () => {
  const queries = Array.from({ length: 20 }, (_, index) => `запрос ${index}`);
  const entryId = await track(5, queries);
  await ask(entryId);
  await Promise.all([work(), work(), work()]);
  expect((await pipeline.listStored()).length).toBe(20);
  expect((await see(entryId)).ask).toMatchObject({ answered: 20, isFinished: true });
});

test('what fails is tried again, and ends under the name of its failure', async () => {
  const entryId = await track(5, ['чай']);
  const { ask: requested } = await ask(entryId);
  pipeline.tiny.interfere(() => ({ status: 500 }));
  await work();
  expect(await see(entryId)).toMatchObject({ ask: { answered: 0, isFinished: false } });
  pipeline.app.clock.advance(MINUTE);
  pipeline.tiny.interfere(undefined);
  await work();
  expect(await pipeline.listOutcomes()).toEqual(['found']);
  pipeline.app.clock.advance(MINUTE);
  await ask(entryId);
  pipeline.tiny.interfere(() => ({ status: 500 }));
  for (let left = 6; left > 0; left -= 1) {
    await work();
    pipeline.app.clock.advance(3 * MINUTE);
  }
  const ended = (await see(entryId)).ask;
  expect(ended).toMatchObject({ answered: 1, isFinished: true });
  expect(ended?.requestedAt).not.toBe(requested.requestedAt);
  expect(await pipeline.listOutcomes()).toEqual(['found', 'serverError']);
});

test('an entry that is removed meanwhile takes its ask along', async () => {
  const entryId = await track(5, ['чай']);
  await ask(entryId);
  await sql`delete from position_entries where id = ${entryId}`.execute(pipeline.app.context.db);
  expect(await work()).toBe(0);
  expect(await pipeline.listOutcomes()).toEqual([]);
});
