import { addDays, type Day, moscowDay } from '@vitrina/contract/dates.ts';
import { sql } from 'kysely';
import { createStorefront, type Storefront } from '../integrations/storefront/create-storefront.ts';
import { movedClock } from '../platform/clock.ts';
import type { Context, DbContext } from '../platform/context.ts';
import type { RequestedShelf } from '../positions/checking/claim-checks.ts';
import { answerRows, type OutboxRow } from '../positions/checking/outbox-rows.ts';
import { toObservation } from '../positions/checking/store-observations.ts';
import { publishPositions } from '../positions/live/publish-positions.ts';
import type { SlotKey } from '../positions/schedule/slots.ts';
import { type KeptShelf, toKeptShelf } from '../shelves/keep-shelf.ts';
import { chooseKept } from '../shelves/rules.ts';
import { insertShelves } from '../shelves/store-shelves.ts';
import { contextBy } from './context-at.ts';
import type { Filling, FillingParams } from './filling.ts';
import { listSlots } from './list-slots.ts';

/** As many as a plan compares with, beside today. */
export const POSITION_PAST_DAYS = 29;
/** Of a week and the day that it is compared with, shelves are kept too: what moves a place is learnt from them. */
const SHELF_PAST_DAYS = 8;
const AT_ONCE = 32;

type Follower = { sku: number; since: Date };
type PastCheck = Omit<RequestedShelf, 'skus'> & { slotKey: SlotKey; followers: Follower[] };
type Tracked = { checks: PastCheck[]; entryIds: number[]; since: Date };
type Row = {
  term_id: number;
  city_id: number;
  query: string;
  tick_offset: number;
  skus: string[];
  starts: Date[];
  entry_ids: number[];
};

/** What a cabinet has on tracking, each query in a city with the products that follow it, each since its own moment. */
async function listTracked({ db }: DbContext, cabinetId: number): Promise<Tracked> {
  const { rows } = await sql<Row>`
    select planned.term_id, planned.city_id, term.query, planned.tick_offset, followed.*
    from position_checks as planned
    join position_terms as term on term.id = planned.term_id
    cross join lateral (
      select array_agg(sku::text order by sku) as skus, array_agg(greatest(starts_at, query_added_at) order by sku) as starts,
        array_agg(entry_id) as entry_ids
      from position_tracking
      where term_id = planned.term_id and city_id = planned.city_id and not is_paused
    ) as followed
    where planned.cabinet_id = ${cabinetId} and followed.skus is not null
    order by planned.city_id, planned.term_id`.execute(db);
  return {
    checks: rows.map((row) => ({
      key: { cabinetId, termId: row.term_id, cityId: row.city_id },
      query: row.query,
      slotKey: { cabinetId, tickOffset: row.tick_offset },
      followers: row.skus.flatMap((sku, index) => {
        const since = row.starts[index];
        return since === undefined ? [] : [{ sku: Number(sku), since }];
      }),
      answeredSkus: [],
      namelessSkus: [],
    })),
    entryIds: [...new Set(rows.flatMap((row) => row.entry_ids))],
    since: new Date(Math.min(...rows.flatMap((row) => row.starts.map((start) => start.getTime())))),
  };
}

/** A shelf as it is read in a slot: by then some of its products may not have been followed yet. */
function toRequested({ followers, ...check }: PastCheck, slotAt: Date): RequestedShelf {
  return { ...check, skus: followers.filter(({ since }) => since <= slotAt).map(({ sku }) => sku) };
}

type Checked = { rows: OutboxRow[]; shelf: KeptShelf };
type Checking = { storefront: Storefront; slotAt: Date; keepsTiles: boolean; signal: AbortSignal };

async function checkThen(
  { storefront, slotAt, keepsTiles, signal }: Checking,
  check: RequestedShelf,
): Promise<Checked> {
  const { query, key, skus } = check;
  const input = { query, cityId: key.cityId };
  const shelf = await storefront.readShelf({ ...input, skus, keepsTiles, signal });
  // A failure of today says nothing about that day: the whole day is tried again.
  if (shelf.failure)
    throw new Error(`A shelf of ${slotAt.toISOString()} did not come: ${shelf.failure.outcome}`);
  const kept = { ...shelf, tiles: chooseKept(shelf.tiles, skus) };
  return {
    rows: answerRows(check, { slotAt, now: slotAt }, shelf),
    shelf: toKeptShelf({ ...input, source: 'positions', takenAt: slotAt, shelf: kept }),
  };
}

type PastDay = { day: Day; keepsTiles: boolean };

/** Reads what was due in each slot of a day, as it was then. */
async function checkDay(
  context: Context,
  { day, keepsTiles }: PastDay,
  { checks, since }: Tracked,
  { before, signal }: FillingParams,
): Promise<Checked[]> {
  const clock = movedClock(before);
  const { env, send } = contextBy(context, clock);
  const storefront = createStorefront({ baseUrl: env.STOREFRONT_URL, send });
  const checked: Checked[] = [];
  for (const { at, checks: ofSlot } of listSlots(day, checks, { since, before })) {
    const due = ofSlot.map((check) => toRequested(check, at)).filter(({ skus }) => skus.length > 0);
    clock.set(at);
    const checking = { storefront, slotAt: at, keepsTiles, signal };
    for (let start = 0; start < due.length; start += AT_ONCE) {
      signal.throwIfAborted();
      const some = due.slice(start, start + AT_ONCE);
      checked.push(...(await Promise.all(some.map((check) => checkThen(checking, check)))));
    }
  }
  return checked;
}

/** Hourly places. A day goes in as one block under one token: filled again after a kill, it is stored once. */
export const positionsPast: Filling = {
  subject: 'positions',
  days: POSITION_PAST_DAYS,
  fill: async (context, params) => {
    const { cabinetId, before, from, to } = params;
    const tracked = await listTracked(context, cabinetId);
    if (tracked.checks.length === 0) return;
    for (let back = from; back < to; back += 1) {
      const day = addDays(moscowDay(before), -back);
      const keepsTiles = back < SHELF_PAST_DAYS;
      const checked = await checkDay(context, { day, keepsTiles }, tracked, params);
      const shelves = checked.map(({ shelf }) => shelf);
      if (keepsTiles) await insertShelves(context, shelves, `past shelves|${cabinetId}|${day}`);
      const token = `past positions|${cabinetId}|${day}`;
      await context.clickhouse.insert(
        'store past positions',
        'position_checks_raw',
        checked.flatMap(({ rows }) => rows).map(toObservation),
        token,
      );
    }
    const at = context.clock.now().toISOString();
    await publishPositions(context.db, cabinetId, { kind: 'observations', entryIds: tracked.entryIds, at });
  },
};
