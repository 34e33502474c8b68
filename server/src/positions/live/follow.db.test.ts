import { followPositions } from '@vitrina/contract/positions/live.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { type EventReader, openEvents } from '../../../test/fakes/event-reader.ts';
import { MOSCOW, type PositionPipeline, startPositionPipeline } from '../../../test/position-pipeline.ts';
import { buildApp } from '../../app.ts';
import type { Server } from '../../platform/http/serve.ts';
import { removeQueries } from '../entries/remove-queries.ts';

let pipeline: PositionPipeline;
/** Another process of the same installation. */
let otherApi: Server;
const open: EventReader[] = [];

beforeAll(async () => {
  pipeline = await startPositionPipeline();
  otherApi = await buildApp(pipeline.app.context);
});
afterAll(async () => {
  await otherApi.fastify.close();
  await pipeline.close();
});
beforeEach(() => pipeline.begin());
afterEach(() => {
  for (const reader of open.splice(0)) reader.leave();
});

async function follow(server: Server, cabinetId: number, token: string): Promise<EventReader> {
  const reader = await openEvents(server, { route: followPositions, input: { cabinetId }, token });
  open.push(reader);
  if (reader.status === 200) await expect.poll(() => reader.received).toContain('again');
  return reader;
}

const events = ({ received: reported }: EventReader) => reported.filter((one) => one !== 'again');

async function trackAndCheck() {
  pipeline.tiny.shelves.set(`чай|${MOSCOW}`, [4, 5]);
  const { entryId } = await pipeline.track(5, ['чай']);
  await pipeline.moveToDue();
  await pipeline.run();
  return entryId;
}

test('what is stored is published to the users of the cabinet by every process, and to nobody else', async () => {
  const { cabinet, app } = pipeline;
  const reader = await makeMember(app, cabinet, ['analyticsReadOnly']);
  const stranger = await makeCabinet(app);
  const [owner, colleague, other] = await Promise.all([
    follow(app.server, cabinet.id, cabinet.owner.token),
    follow(otherApi, cabinet.id, reader.token),
    follow(otherApi, stranger.id, stranger.owner.token),
  ]);
  const entryId = await trackAndCheck();
  const reported = [
    { kind: 'tracking', at: expect.any(String) },
    { kind: 'observations', entryIds: [entryId], at: expect.any(String) },
  ];
  await expect.poll(() => events(owner)).toEqual(reported);
  await expect.poll(() => events(colleague)).toEqual(reported);
  expect(events(other)).toEqual([]);
});

test('who may not look is refused as everywhere', async () => {
  const { cabinet, app } = pipeline;
  const administrator = await makeMember(app, cabinet, ['administrator']);
  const stranger = await makeCabinet(app);
  const statuses = [
    await follow(app.server, cabinet.id, administrator.token),
    await follow(app.server, cabinet.id, stranger.owner.token),
    await follow(app.server, cabinet.id, 'no token'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 400, 401]);
});

test('an answer that goes on says so to proxies', async () => {
  const { headers } = await follow(pipeline.app.server, pipeline.cabinet.id, pipeline.cabinet.owner.token);
  expect(headers['content-type']).toMatch(/^text\/event-stream/);
  expect(headers['cache-control']).toBe('no-store, no-transform');
  expect(headers['x-accel-buffering']).toBe('no');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('the stream of a removed user ends without another event', async () => {
  const { cabinet, app } = pipeline;
  const reader = await makeMember(app, cabinet, ['analyticsReadOnly']);
  const stream = await follow(otherApi, cabinet.id, reader.token);
  await sql`delete from cabinet_members where user_id = ${reader.id}`.execute(app.context.db);
  await trackAndCheck();
  await expect.poll(stream.hasEnded).toBe(true);
  expect(events(stream)).toEqual([]);
});

test('so do those of a session that was ended and of a cabinet that was deleted', async () => {
  const { cabinet, app } = pipeline;
  const reader = await makeMember(app, cabinet, ['analyticsReadOnly']);
  const signedOut = await follow(otherApi, cabinet.id, reader.token);
  const doomed = await makeCabinet(app);
  const ofDoomed = await follow(otherApi, doomed.id, doomed.owner.token);
  await sql`delete from sessions where user_id = ${reader.id}`.execute(app.context.db);
  await sql`delete from cabinets where id = ${doomed.id}`.execute(app.context.db);
  // A session is known for a second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await trackAndCheck();
  await sql`select pg_notify('events', ${JSON.stringify({
    topic: 'positions',
    cabinetId: doomed.id,
    event: { kind: 'tracking', at: '2026-03-02T09:00:00Z' },
  })})`.execute(app.context.db);
  await expect.poll(() => [signedOut.hasEnded(), ofDoomed.hasEnded()]).toEqual([true, true]);
  expect([...events(signedOut), ...events(ofDoomed)]).toEqual([]);
});

test('a change that is rolled back is not published', async () => {
  const { cabinet, app } = pipeline;
  const stream = await follow(app.server, cabinet.id, cabinet.owner.token);
  await expect(
    removeQueries(app.context, { cabinetId: cabinet.id, entryId: 1_999_999_999, queries: ['чай'] }),
  ).rejects.toThrow();
  await pipeline.track(5, ['чай']);
  await expect.poll(() => events(stream)).toEqual([{ kind: 'tracking', at: expect.any(String) }]);
});

test('a killed connection is opened again, and every subscriber is ordered to read again', async () => {
  const { cabinet, app } = pipeline;
  const stream = await follow(app.server, cabinet.id, cabinet.owner.token);
  stream.received.length = 0;
  const killed = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen events'`.execute(app.context.db);
  expect(killed.rows.length).toBeGreaterThan(0);
  await expect.poll(() => stream.received).toEqual(['again']);
  const entryId = await trackAndCheck();
  await expect
    .poll(() => events(stream))
    .toContainEqual({ kind: 'observations', entryIds: [entryId], at: expect.any(String) });
  expect(stream.hasEnded()).toBe(false);
});

test('a server that closes does not wait for those who listen', async () => {
  const third = await buildApp(pipeline.app.context);
  const streams = await Promise.all(
    [1, 2, 3].map(() => follow(third, pipeline.cabinet.id, pipeline.cabinet.owner.token)),
  );
  const begunAt = performance.now();
  await third.fastify.close();
  expect(performance.now() - begunAt).toBeLessThan(2000);
  await expect.poll(() => streams.map((stream) => stream.hasEnded())).toEqual([true, true, true]);
});

test('the fifth of one browser is refused, and one that left makes room', async () => {
  const { cabinet, app } = pipeline;
  const { token } = cabinet.owner;
  const own = await Promise.all([1, 2, 3, 4].map(() => follow(app.server, cabinet.id, token)));
  expect((await follow(app.server, cabinet.id, token)).status).toBe(429);
  own[0]?.leave();
  await expect.poll(async () => (await follow(app.server, cabinet.id, token)).status).toBe(200);
});

test('the page of the interface names the stream', async () => {
  const answer = await pipeline.app.server.fastify.inject('/api/openapi.json');
  const { paths } = answer.json<{ paths: Record<string, unknown> }>();
  expect(JSON.stringify(paths['/api/positionCheck/follow'])).toContain('"text/event-stream"');
});
