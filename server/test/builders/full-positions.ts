import { sql } from 'kysely';
import * as z from 'zod';
import { addEntry } from '../../src/positions/entries/add-entry.ts';
import type { TestApp } from '../app.ts';
import { thingsOf } from '../every-route-things.ts';
import { ALL_QUERIES, AT, BEGIN, CITY, type FullCabinet, put, QUERY, SKU } from './full-cabinet-rows.ts';
import { listTermIds, makeObservations } from './observations.ts';

export async function fillPositions(
  app: TestApp,
  cabinet: FullCabinet,
  termIds: readonly number[],
): Promise<number> {
  const { id, factor, mark, owner } = cabinet;
  const of = (row: object) => ({ cabinet_id: id, city_id: CITY, ...row });
  const now = app.clock.now();
  app.clock.set(BEGIN);
  const queries = [...ALL_QUERIES.slice(0, 2), `${mark} чайник`];
  const { entryId } = await addEntry(app.context, { cabinetId: id, sku: SKU, cityId: CITY, queries });
  await addEntry(app.context, { cabinetId: id, sku: 900, cityId: CITY, queries });
  if (factor > 1) await addEntry(app.context, { cabinetId: id, sku: SKU, cityId: 2, queries });
  app.clock.set(now);
  const own = [...(await listTermIds(app, id)).values()];
  const hours = Array.from({ length: 60 }, (_, hour) => new Date(now.getTime() - hour * 4 * 3_600_000));
  const checked = [...own, ...termIds].flatMap((termId) =>
    hours.map((at, hour) => ({
      cabinet: id,
      product: SKU,
      city: CITY,
      termId,
      at,
      place: factor * (1 + (hour % 7)),
    })),
  );
  await makeObservations(app, checked);
  const term_id = own[0];
  // Its checks have been done until now, and those of the other one for some days less.
  const due = new Date(now.getTime() - (factor - 1) * 4 * 86_400_000);
  await sql`update position_checks set next_due_at = ${due}, retry_at = ${due} where cabinet_id = ${id}`.execute(
    app.context.db,
  );
  if (factor > 1)
    await sql`update position_entries set first_expected_at = '2026-05-01' where cabinet_id = ${id}`.execute(
      app.context.db,
    );
  await followForeign(app, id, termIds);
  await put(app, 'position_gaps', [
    of({
      term_id,
      from_at: `2026-03-02T0${factor}:00:00Z`,
      until_at: '2026-03-02T05:00:00Z',
      step_minutes: 60,
    }),
  ]);
  await put(
    app,
    'position_falls',
    Array.from({ length: factor }, (_, index) => ({
      ...of({
        term_id,
        sku: SKU,
        slot_at: `2026-03-01T0${index}:00:00Z`,
        noticed_at: `2026-03-01T0${index}:01:00Z`,
      }),
      moved_ticks: -factor,
      is_followed: false,
    })),
  );
  await put(app, 'position_pauses', [
    of({ entry_id: entryId, from_at: '2026-02-12T09:00:00Z', until_at: `2026-02-13T0${factor}:00:00Z` }),
  ]);
  const ask = { cabinet_id: id, entry_id: entryId, requested_at: '2026-03-01T10:00:00Z' };
  await put(app, 'position_check_requests', [
    { ...ask, finished_at: factor > 1 ? null : '2026-03-01T10:01:00Z' },
  ]);
  await put(app, 'position_requested_checks', [
    { ...ask, term_id, city_id: CITY, sku: SKU, outcome: 'found', retry_at: '2026-03-01T10:00:00Z' },
  ]);
  await thingsOf(app, id, owner.id, mark).positionAlert();
  return entryId;
}

/** Numbers of queries are nobody's twice; rows that would have them all the same are still told apart. */
async function followForeign(app: TestApp, id: number, termIds: readonly number[]): Promise<void> {
  if (termIds.length === 0) return;
  const inCity = termIds.map((term_id) => ({ cabinet_id: id, term_id, city_id: CITY }));
  await put(
    app,
    'position_checks',
    [...inCity, ...inCity.map((one) => ({ ...one, city_id: 999 }))].map((one) => ({
      ...one,
      next_due_at: '2026-03-03T09:00:00Z',
      retry_at: '2026-03-03T09:00:00Z',
      attempts: 0,
      answered_skus: [],
      tick_offset: 3,
      moved_ticks: 0,
      priority: 9,
      places: {},
    })),
  );
  await put(
    app,
    'position_gaps',
    inCity.map((one) => ({ ...one, from_at: AT, until_at: '2026-02-11T09:00:00Z', step_minutes: 60 })),
  );
  await put(
    app,
    'position_outbox',
    inCity.map((one) => ({
      ...one,
      sku: SKU,
      slot_at: AT,
      outcome: 'found',
      place: 9,
      places_read: 40,
      mode: 'plain',
      late_seconds: 0,
    })),
  );
}

export async function fillFirings(
  app: TestApp,
  { id, mark, factor }: FullCabinet,
  entryId: number,
): Promise<number> {
  const ruleId = z
    .object({ id: z.int() })
    .parse(
      (await sql`select id from position_alerts where cabinet_id = ${id}`.execute(app.context.db)).rows[0],
    ).id;
  const hit = { entryId, product: mark, cityName: 'Москва', query: QUERY, was: 1, became: 5, since: AT };
  await put(
    app,
    'position_alert_firings',
    Array.from({ length: factor }, (_, index) => ({
      cabinet_id: id,
      alert_id: ruleId,
      at: `2026-03-01T0${index}:00:00Z`,
      queries: factor,
      hits: [hit],
      deliver_at: AT,
      is_delivered: false,
    })),
  );
  return ruleId;
}
