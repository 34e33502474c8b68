import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import * as contract from '@vitrina/contract/notifications/webhooks.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, type TestUser } from '../../test/builders/factories.ts';
import { type Sandbox, startSandbox } from '../../test/fakes/sandbox.ts';
import { addNotification } from '../notifications/add-notification.ts';
import { openLanes } from '../notifications/webhooks/open-lanes.ts';
import { createPostToStranger } from '../platform/outbound/strangers/post-to-stranger.ts';
import { breakReceiver, connectReceiver } from './connect-receiver.ts';
import { deliveringThen } from './deliver-then.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const SINCE = new Date('2026-10-24T21:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const Arrivals = z.object({
  arrivals: z.array(
    z.object({ at: z.string(), signature: z.string(), status: z.int(), webhookId: z.string() }),
  ),
});

let sandbox: Sandbox;
let app: TestApp;
let cabinet: { id: CabinetId; owner: TestUser };

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 300, products: 300 });
  await sandbox.clock({ now: NOW.toISOString(), speed: 0 });
});
afterAll(() => sandbox.stop());

beforeEach(async () => {
  app = await startTestApp({ now: NOW, env: { ...sandbox.env, CLOCK_URL: `${sandbox.url}/clock` } });
  const made = await makeCabinet(app);
  cabinet = { ...made, id: made.id as CabinetId };
  await fetch(`${sandbox.url}/receiver/clear`, { method: 'POST' });
  await sandbox.clearFaults();
  return () => app.close();
});

const connect = () =>
  connectReceiver(app.context, { cabinetId: cabinet.id, userId: cabinet.owner.id, since: SINCE });

const happenAt = (at: Date) =>
  app.context.db.transaction().execute((trx) =>
    addNotification(trx, {
      userIds: [],
      cabinetId: cabinet.id,
      event: { kind: 'inviteAccepted', cabinetName: 'Ромашка', person: 'Вера' },
      at,
    }),
  );

/** The oldest first. */
async function arrivals() {
  const answer = await fetch(`${sandbox.url}/receiver/arrivals`);
  return Arrivals.parse(await answer.json()).arrivals.toReversed();
}

async function listLog() {
  const input = { cabinetId: cabinet.id };
  const { webhooks } = await app.call(contract.getWebhooks, input, cabinet.owner.token);
  const [webhook] = webhooks;
  if (!webhook) throw new Error('There is no webhook.');
  const of = { ...input, webhookId: webhook.id };
  const { deliveries } = await app.call(contract.getWebhookDeliveries, of, cabinet.owner.token);
  return { webhook, deliveries: deliveries.toReversed() };
}

test('the seller’s program is connected as a person would do it, and once', async () => {
  await connect();
  const { webhook, deliveries } = await listLog();
  expect(webhook).toMatchObject({ isOn: true, failingSince: null, createdAt: '2026-10-25T07:36:00.000Z' });
  expect(deliveries).toMatchObject([
    { type: 'webhook.test', state: 'delivered', attempts: [{ status: 204 }, { status: 400 }] },
  ]);
  expect((await arrivals()).map(({ signature, status }) => [signature, status])).toEqual([
    ['unknown', 400],
    ['right', 204],
  ]);
  await connect();
  expect((await listLog()).deliveries).toHaveLength(1);
});

test('what happened in the past was delivered then, again after a refusal, and no worker sends it now', async () => {
  await connect();
  await fetch(`${sandbox.url}/receiver/clear`, { method: 'POST' });
  const lanes = openLanes(app.context, createPostToStranger({ inner: [new URL(sandbox.url).host] }));
  await deliveringThen(app.context, { cabinetId: cabinet.id, before: NOW }, async () => {
    await happenAt(daysAgo(9));
    await happenAt(daysAgo(4));
    await breakReceiver(app.context);
    // A worker looks for something to deliver while that is there for everybody.
    lanes.look();
  });
  await lanes.settled();
  const all = await arrivals();
  expect(all.map(({ status }) => status)).toEqual([500, 500, 204, 204]);
  expect(new Set(all.map(({ signature }) => signature))).toEqual(new Set(['right']));
  expect(new Set(all.map(({ webhookId }) => webhookId)).size).toBe(2);
  const [first, , third, last] = all.map(({ at }) => new Date(at).getTime());
  expect(first).toBe(daysAgo(9).getTime());
  expect(third).toBeGreaterThan(daysAgo(9).getTime());
  expect(third).toBeLessThan(daysAgo(8).getTime());
  expect(last).toBe(daysAgo(4).getTime());
  const { deliveries } = await listLog();
  expect(deliveries.slice(1).map(({ state, attempts }) => [state, attempts.length])).toEqual([
    ['delivered', 3],
    ['delivered', 1],
  ]);
});

test('more of the past than may leave within a minute is delivered all the same', async () => {
  await connect();
  await deliveringThen(app.context, { cabinetId: cabinet.id, before: NOW }, async () => {
    for (let n = 70; n > 0; n -= 1) await happenAt(daysAgo(n / 4));
  });
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from webhook_deliveries group by state`.execute(app.context.db);
  expect(rows).toEqual([{ state: 'delivered', count: 71 }]);
});

test('what is due after the past is left to the workers', async () => {
  await connect();
  await deliveringThen(app.context, { cabinetId: cabinet.id, before: daysAgo(5) }, () =>
    happenAt(daysAgo(1)),
  );
  expect((await listLog()).deliveries.map(({ state }) => state)).toEqual(['delivered', 'waiting']);
});
