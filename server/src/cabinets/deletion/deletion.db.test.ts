import { randomBytes } from 'node:crypto';
import { getMyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import { deleteCabinet, requestCabinetDelete } from '@vitrina/contract/cabinets.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeAbThing } from '../../../test/builders/ab-things.ts';
import { ageCodes, forgetLimits } from '../../../test/builders/accounts.ts';
import { invite, makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet, type TestUser } from '../../../test/builders/factories.ts';
import { listLetters, readCode } from '../../../test/builders/letters.ts';
import { makeObservations } from '../../../test/builders/observations.ts';
import { makePiggyBacker } from '../../../test/builders/own-card.ts';
import { fillWatching } from '../../../test/builders/watched-products.ts';
import { refusal } from '../../../test/refusal.ts';
import { purgeReadyCounts } from '../../my-requests/ready/purge-ready-counts.ts';
import { addNotification } from '../../notifications/add-notification.ts';
import { purgeOwnQueries } from '../../own-queries/purge-own-queries.ts';
import { addEntry } from '../../positions/entries/add-entry.ts';
import { purgePositions } from '../../positions/purge-positions.ts';
import { purgeSnapshots } from '../../queries/purge-snapshots.ts';
import { purgeCurves } from '../../request-statistics/curves/purge-curves.ts';
import { workCabinets } from '../jobs.ts';
import { purgeCabinetJob } from './purge-cabinet.job.ts';
import { purgeCabinet } from './purge-cabinet.ts';

type Made = { id: number; owner: TestUser };

let app: TestApp;
let cabinet: Made;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetLimits(app);
  cabinet = await makeCabinet(app, { name: 'Василёк' });
});
afterAll(() => app.close());

const request = (by = cabinet.owner, { id } = cabinet) =>
  app.inject(requestCabinetDelete, { cabinetId: id }, by.token);
const remove = (code: string, by = cabinet.owner, { id } = cabinet) =>
  app.inject(deleteCabinet, { cabinetId: id, code }, by.token);
const countOf = async (statement: ReturnType<typeof sql<{ count: number }>>) =>
  (await statement.execute(app.context.db)).rows[0]?.count ?? 0;
const isThere = async ({ id } = cabinet) =>
  (await countOf(sql`select count(*) from cabinets where id = ${id}`)) === 1;

async function requestCode(made = cabinet): Promise<string> {
  await request(made.owner, made);
  return readCode(app, made.owner.email);
}

/** Rows of a cabinet in every table that has a column for one. */
async function countPostgresRows(cabinetId: number): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'cabinet_id' order by 1`.execute(app.context.db);
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    counts[name] = await countOf(
      sql`select count(*) from ${sql.table(name)} where cabinet_id = ${cabinetId}`,
    );
  }
  return counts;
}

async function countClickHouseRows(cabinetId: number): Promise<Record<string, number>> {
  const { clickhouse } = app.context;
  const tables = await clickhouse.rows(
    'test: tables of cabinets',
    `select table as name from system.columns join system.tables on tables.name = columns.table
      and tables.database = columns.database
    where columns.database = currentDatabase() and columns.name = 'cabinet' and engine like '%MergeTree'
    order by table`,
    {},
    z.object({ name: z.string() }),
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await clickhouse.rows(
      'test: rows of a cabinet',
      `select count() as count from ${name} where cabinet = {cabinet:UInt32}`,
      { cabinet: cabinetId },
      z.object({ count: z.int() }),
    );
    counts[name] = row?.count ?? -1;
  }
  return counts;
}

/** Something of everything that a cabinet gathers. */
async function fill({ id, owner }: Made): Promise<void> {
  const { db, clickhouse } = app.context;
  await sql`
    insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, is_archived, synced_at)
    values (${id}, 5, 5, 'a', 'Чайник', 'чайник', false, now())`.execute(db);
  await sql`
    with token as (
      insert into personal_tokens (id, user_id, name, hash, scope, created_at, expires_at)
      values (gen_random_uuid(), ${owner.id}, 'a', ${randomBytes(32)}, 'read', now(), now()) returning id
    ) insert into personal_token_cabinets select id, ${id}, ${owner.id} from token`.execute(db);
  await sql`
    insert into shared_screens (id, user_id, cabinet_id, hash, screen, state, questions, created_at, expires_at)
    values (gen_random_uuid(), ${owner.id}, ${id}, ${randomBytes(32)}, '/sharp-jumps-stats', '', '[]', now(), now())`.execute(
    db,
  );
  await sql`
    with webhook as (
      insert into webhooks (cabinet_id, name, url, kinds, secret_place, secret_sealed, created_at)
      values (${id}, 'a', 'https://hooks.example.com/', '{keyRefused}', gen_random_uuid(), '-', now()) returning id
    ), delivery as (
      insert into webhook_deliveries (id, webhook_id, cabinet_id, type, event, at, due_at)
      select gen_random_uuid(), id, ${id}, 'keyRefused', '{}', now(), now() from webhook returning id
    ) insert into webhook_attempts (delivery_id, cabinet_id, at, outcome, duration_ms)
    select id, ${id}, now(), 'timeout', 1 from delivery`.execute(db);
  await sql`
    with tag as (
      insert into cabinet_tags (cabinet_id, name, name_key, color) values (${id}, 'хит', 'хит', '#000000') returning id
    ) insert into product_tags select ${id}, id, 5 from tag`.execute(db);
  await addEntry(app.context, { cabinetId: id, sku: 5, cityId: 1, queries: ['чай', 'кофе'] });
  await sql`
    insert into position_outbox
      (cabinet_id, term_id, city_id, sku, slot_at, outcome, places_read, mode, late_seconds)
    values (${id}, 1, 1, 5, now(), 'notFound', 40, 'plain', 0)`.execute(db);
  await sql`insert into position_gaps select ${id}, id, 1, now(), now() + interval '1 hour', 60
    from position_terms where cabinet_id = ${id}`.execute(db);
  await sql`insert into position_steps values (${id}, now(), 60, 2)`.execute(db);
  await sql`insert into position_history values (${id}, 90, 90, now())`.execute(db);
  await sql`insert into position_room values (${id}, 50, 300, now())`.execute(db);
  await sql`insert into position_daily_schedules values (${id}, '2026-03-01')`.execute(db);
  await sql`insert into position_forecast_nights values (${id}, '2026-03-01')`.execute(db);
  await sql`insert into position_falls select ${id}, id, 1, 5, now(), now(), 0
    from position_terms where cabinet_id = ${id}`.execute(db);
  await sql`insert into collector_states (cabinet_id, collector, outcome, last_tried_at)
    values (${id}, 'products', 'ok', now())`.execute(db);
  await sql`insert into own_query_days values (${id}, '2026-03-01', 1, now())`.execute(db);
  await sql`insert into own_figure_days values (${id}, 'ads', '2026-03-01', 1, now())`.execute(db);
  await sql`insert into ad_reports
    values (${id}, 'x', 'ads', '2026-03-01', '2026-03-01', '{1}', '{}', 0, now())`.execute(db);
  await sql`insert into official_query_days values (${id}, '2026-03-01', 1, now())`.execute(db);
  await sql`insert into query_imports (cabinet_id, marketplace, file_sha256, report, imported_at)
    values (${id}, 'ozon', 'x', '{}', now())`.execute(db);
  await sql`
    with file as (
      insert into query_import_jobs (id, user_id, cabinet_id, marketplace, file_name, created_at)
      values (gen_random_uuid(), ${owner.id}, ${id}, 'ozon', 'x.csv', now()) returning *
    ) insert into query_import_pieces select id, 0, cabinet_id, 'x' from file`.execute(db);
  await sql`insert into notes (cabinet_id, sku, at, text, author_id)
    values (${id}, 5, date_trunc('minute', now()), 'Новое фото', ${owner.id})`.execute(db);
  await sql`
    with view as (
      insert into saved_views (cabinet_id, user_id, screen, name, name_key, state, is_shared)
      values (${id}, ${owner.id}, '/position-check', 'Утро', 'утро', '', true) returning *
    ) insert into saved_view_defaults select cabinet_id, user_id, screen, id from view`.execute(db);
  await sql`insert into saved_searches
    (cabinet_id, marketplace, name, queries, city_id, from_day, to_day, window_days, question, created_at)
    values (${id}, 'ozon', 'Чай', '{чай}', 0, '2026-02-01', '2026-02-28', 7, 'x', now())`.execute(db);
  await sql`
    with file as (
      insert into exports
        (id, user_id, cabinet_id, kind, request, name, format, state, bytes, created_at, expires_at)
      values (gen_random_uuid(), ${owner.id}, ${id}, '-', '{}', 'a.csv', 'csv', 'ready', 1, now(), now())
      returning id
    ) insert into export_pieces select id, 0, 0, ${id}, 'a' from file`.execute(db);
  await sql`insert into past_fillings (cabinet_id, subject, before_at, days)
    values (${id}, 'positions', now(), 29)`.execute(db);
  await sql`insert into card_runs (id, cabinet_id, user_id, sku, city_id, created_at)
    values (gen_random_uuid(), ${id}, ${owner.id}, 5, 213, now())`.execute(db);
  await sql`insert into runs values (${id}, 'productCardRuns', '2026-03-01', 'x', true, now())`.execute(db);
  await sql`insert into product_queries (cabinet_id, sku, query, imported_at)
    values (${id}, 5, 'чай', now())`.execute(db);
  await sql`insert into stop_words values (${id}, '{ru}', '{}', '{}')`.execute(db);
  await sql`insert into product_descriptions values (${id}, 5, 'Чай', now())`.execute(db);
  await sql`insert into suggestion_answers values (${id}, ${owner.id}, 'restock', 5, '', 'done', now(), now())`.execute(
    db,
  );
  await sql`insert into undervalued_hidden values (${id}, 1, 'чай', '2026-04-01')`.execute(db);
  await sql`insert into jump_alerts (cabinet_id, author_id, name, marketplace, filter)
    values (${id}, ${owner.id}, 'Чай', 'ozon', '{}')`.execute(db);
  await sql`
    with rule as (
      insert into position_alerts (cabinet_id, author_id, rule, created_at, judged_until, state)
      values (${id}, ${owner.id}, '{}', now(), now(), '{}') returning id
    ) insert into position_alert_firings (cabinet_id, alert_id, at, queries, hits, deliver_at)
    select ${id}, id, now(), 1, '[]', now() from rule`.execute(db);
  await sql`
    with rule as (
      insert into radar_alerts (cabinet_id, author_id, rule, created_at, begins_after, judged_id)
      values (${id}, ${owner.id}, '{}', now(), 0, 0) returning id
    ) insert into radar_alert_firings (cabinet_id, alert_id, look, sku, at, change_id, changes, hits, deliver_at)
    select ${id}, id, '1:1', 5, now(), 1, 1, '[]', now() from rule`.execute(db);
  await sql`insert into position_pauses select id, ${id}, 1, now(), null
    from position_entries where cabinet_id = ${id}`.execute(db);
  await sql`insert into position_check_requests select id, ${id}, '2026-03-01', null
    from position_entries where cabinet_id = ${id}`.execute(db);
  await sql`
    insert into position_requested_checks (entry_id, requested_at, term_id, cabinet_id, city_id, sku, retry_at)
    select entry_id, '2026-03-01', term_id, ${id}, 1, 5, now()
    from position_queries where cabinet_id = ${id}`.execute(db);
  const { testId, imageIds } = await makeAbThing(app, { cabinetId: id, sku: 5, mark: 'проба' }, 'finished');
  await sql`insert into ab_addresses values ('name-' || ${imageIds[0]}::text, ${id}, ${imageIds[0]}, now())`.execute(
    db,
  );
  await sql`insert into ab_card_sets (test_id, cabinet_id, pictures, stored_at, last_pictures)
    values (${testId}, ${id}, '{a}', now(), '{a}')`.execute(db);
  await sql`insert into ab_counters (test_id, campaign_id, day, cabinet_id, views, clicks, orders, read_at)
    values (${testId}, '1', '2026-03-01', ${id}, 1, 1, 0, now())`.execute(db);
  await sql`insert into ab_increments
    (test_id, cabinet_id, campaign_id, day, from_at, to_at, read_at, window_number, views, clicks, orders)
    values (${testId}, ${id}, '1', '2026-03-01', now(), now(), now(), 0, 1, 1, 0)`.execute(db);
  await sql`insert into ab_delays (cabinet_id, picture_seconds) values (${id}, 60)`.execute(db);
  await sql`insert into ab_log (test_id, cabinet_id, at, kind) values (${testId}, ${id}, now(), 'created')`.execute(
    db,
  );
  await sql`insert into ab_looks (test_id, cabinet_id, looked_at, ran_campaign_ids)
    values (${testId}, ${id}, now(), '{}')`.execute(db);
  await sql`insert into ab_events (test_id, kind, at, cabinet_id)
    values (${testId}, 'priceChanged', now(), ${id})`.execute(db);
  await fillWatching(app, { id, owner }, 5);
  await makePiggyBacker(app, id, { sku: 6000 + id, sellerName: 'Прилипала' });
  await sql`insert into notification_choices (user_id, cabinet_id, topic, bell, messenger, letter)
    values (${owner.id}, ${id}, 'access', true, true, 'on')`.execute(db);
  await addNotification(db, {
    userIds: [owner.id],
    cabinetId: id,
    event: { kind: 'keyRefused', cabinetName: 'Василёк' },
    at: app.clock.now(),
  });
  await invite(app, { id, owner }, { email: `waits-${id}@example.test` });
  await makeObservations(app, [{ cabinet: id, product: 5, at: '2026-03-01T09:00:00Z' }]);
  const forecast = { cabinet: id, product: 5, city: 1, term_id: 1, night: '2026-02-28 21:00:00' };
  await clickhouse.insert('fill', 'position_forecasts', [{ ...forecast, reason: 'tooShort' }]);
  const day = { day: '2026-03-01', taken_at: '2026-03-02 09:00:00' };
  await clickhouse.insert('fill', 'own_query_day', [{ cabinet: id, sku: 5, query: 'чай', ...day }]);
  await clickhouse.insert('fill', 'own_product_day', [{ cabinet: id, sku: 5, ...day }]);
  await clickhouse.insert('fill', 'own_ad_day', [{ cabinet: id, kind: 'product', sku: 5, ...day }]);
  await clickhouse.insert('fill', 'own_request_counts', [{ cabinet: id, made_of: 'x', sku: [5] }]);
  await clickhouse.insert('fill', 'own_newest_places', [{ cabinet: id, made_of: 'x', text_ids: [5] }]);
  const ofPlaces = { cabinet: id, first_day: day.day, last_day: day.day, made_of: 'x' };
  await clickhouse.insert('fill', 'own_place_curves', [{ ...ofPlaces, made_at: day.taken_at }]);
  const said = { cabinet: id, mp: 'ozon', source: 'file', unit: 'searches', text: 'чай', ...day };
  await clickhouse.insert('fill', 'sq_source_day', [said]);
  await clickhouse.insert('fill', 'sq_source_line', [{ ...said, first_day: day.day }]);
}

describe('deleting a cabinet', () => {
  it('takes every row of it from both databases, and none of its neighbour', async () => {
    const neighbour = await makeCabinet(app);
    await fill(cabinet);
    await fill(neighbour);
    const before = [await countPostgresRows(cabinet.id), await countClickHouseRows(cabinet.id)];
    const ofNeighbour = [await countPostgresRows(neighbour.id), await countClickHouseRows(neighbour.id)];
    // A new table with a column for cabinets belongs into `fill`, and its purger into the application's list.
    const empty = before.flatMap((counts) => Object.keys(counts).filter((name) => counts[name] === 0));
    expect(empty).toEqual([]);
    expect((await remove(await requestCode())).status).toBe(200);
    await purgeCabinet(
      app.context,
      [purgePositions, purgeOwnQueries, purgeReadyCounts, purgeCurves, purgeSnapshots],
      cabinet.id,
    );
    for (const counts of [await countPostgresRows(cabinet.id), await countClickHouseRows(cabinet.id)]) {
      expect(
        Object.values(counts).every((count) => count === 0),
        JSON.stringify(counts),
      ).toBe(true);
    }
    expect([await countPostgresRows(neighbour.id), await countClickHouseRows(neighbour.id)]).toEqual(
      ofNeighbour,
    );
  });

  it('orders the purge with it, at once and again after whatever was under way', async () => {
    await remove(await requestCode());
    const { rows } = await sql<{ delay: number }>`
      select extract(epoch from start_after - created_on)::integer as delay from jobs.job
      where name = ${purgeCabinetJob.name} and (data->>'cabinetId')::integer = ${cabinet.id} order by 1`.execute(
      app.context.db,
    );
    expect(rows.map((row) => row.delay)).toEqual([0, 3600]);
  });

  it('never purges a cabinet that is there', async () => {
    await fill(cabinet);
    await expect(purgeCabinet(app.context, [purgePositions], cabinet.id)).rejects.toThrow('is still there');
    expect((await countClickHouseRows(cabinet.id))['position_checks_raw']).toBe(1);
  });

  it('needs the code of the letter, which says what will be lost', async () => {
    const member = await makeMember(app, cabinet, ['analytics']);
    const code = await requestCode();
    const letters = await listLetters(app, cabinet.owner.email);
    expect(letters).toHaveLength(1);
    for (const part of ['Василёк', 'проверка позиций', `/cabinets/${cabinet.id}?tab=danger`, '10 минут']) {
      expect(letters[0]?.text.replaceAll('\u00a0', ' ')).toContain(part);
    }
    const wrong = await remove('wrong123');
    expect([wrong.status, wrong.body]).toEqual([400, refusal('code.invalidDeleteCabinet')]);
    expect(await isThere()).toBe(true);
    expect((await remove(code)).status).toBe(200);
    expect(await isThere()).toBe(false);
    expect(await app.call(getMyCabinets, {}, member.token)).toEqual({ cabinets: [] });
    expect(await listLetters(app, member.email)).toEqual([]);
  });

  it('with the code for another cabinet of the same owner does not work', async () => {
    const other = { ...(await makeCabinet(app, { owner: cabinet.owner })), owner: cabinet.owner };
    const code = await requestCode(other);
    expect((await remove(code)).body).toEqual(refusal('code.invalidDeleteCabinet'));
    await request();
    expect((await remove(code)).body).toEqual(refusal('code.invalidDeleteCabinet'));
    expect([await isThere(), await isThere(other)]).toEqual([true, true]);
  });

  it('after five wrong codes or ten minutes needs a new letter', async () => {
    const code = await requestCode();
    for (let times = 0; times < 5; times += 1) await remove('wrong123');
    expect((await remove(code)).body).toEqual(refusal('code.invalidDeleteCabinet'));
    expect((await request()).body).toEqual(refusal('request.tooMany', { seconds: expect.any(Number) }));
    await ageCodes(app, cabinet.owner.id, 2);
    const next = await requestCode();
    await ageCodes(app, cabinet.owner.id, 10);
    expect((await remove(next)).body).toEqual(refusal('code.expired'));
    expect(await isThere()).toBe(true);
  });

  it('is for the owner alone', async () => {
    const admin = await makeMember(app, cabinet, ['administrator', 'analytics']);
    const code = await requestCode();
    for (const answer of [await request(admin), await remove(code, admin)]) {
      expect([answer.status, answer.body]).toEqual([403, refusal('cabinet.notOwner')]);
    }
    expect(await isThere()).toBe(true);
  });

  it('is done once by twenty requests at once', async () => {
    const code = await requestCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => remove(code)));
    expect(answers.every((answer) => answer.status < 500)).toBe(true);
    const jobs = await countOf(sql`
      select count(*) from jobs.job where name = ${purgeCabinetJob.name}
        and (data->>'cabinetId')::integer = ${cabinet.id}`);
    expect([await isThere(), jobs]).toEqual([false, 2]);
  });

  it('is followed by a worker that empties the column store', async () => {
    await fill(cabinet);
    await remove(await requestCode());
    const loops = await workCabinets(app.context, [
      purgePositions,
      purgeOwnQueries,
      purgeReadyCounts,
      purgeCurves,
      purgeSnapshots,
    ]);
    const gone = {
      own_ad_day: 0,
      own_newest_places: 0,
      own_place_curves: 0,
      own_product_day: 0,
      own_query_day: 0,
      own_request_counts: 0,
      position_checks_raw: 0,
      position_forecasts: 0,
      position_hourly: 0,
      position_latest: 0,
      position_6h: 0,
      sq_source_day: 0,
      sq_source_line: 0,
    };
    await expect.poll(() => countClickHouseRows(cabinet.id), { timeout: 30_000 }).toEqual(gone);
    await Promise.all(loops.map((loop) => loop.stop()));
  });
});
