import type { StepMinutes } from '@vitrina/contract/positions.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { getStep } from '../src/positions/schedule-checks.ts';
import { nextSlot } from '../src/positions/slots.ts';
import type { TestApp } from './app.ts';

const MINUTE_MS = 60_000;
const ANSWERS = ['found', 'deep', 'notFound'];

const Stored = z.object({
  query: z.int(),
  city: z.int(),
  product: z.int(),
  slot: z.int(),
  outcomes: z.array(z.string()),
});
type Check = { term_id: number; city_id: number; next_due_at: Date; starts_at: Date; skus: string[] };
type Pause = { sku: string; city_id: number; from_at: Date; until_at: Date | null };
type Ask = { term_id: number; city_id: number; sku: string; asked_at: Date; outcome: string | null };
type Gap = { term_id: number; city_id: number; from_at: Date; until_at: Date };

export type SlotAccount = {
  answered: number;
  /** Stored with the name of a failure. */
  failed: number;
  /** Named in position_gaps: nobody came to them. */
  missed: number;
  /** Not planned, because the product was on pause. */
  paused: number;
  /** Asked for out of the plan, and answered. */
  asked: number;
  /** Slots of which nothing is known, that are stored twice or both stored and missed, and rows outside of every slot. */
  wrong: string[];
  /** When the last of the checks falls due. */
  plannedUntil: Date;
};

async function listStored({ context }: TestApp, cabinetId: number): Promise<Map<string, string[]>> {
  const rows = await context.clickhouse.rows(
    'test: slots',
    `select query, city, product, toUnixTimestamp(ts) as slot, groupArray(toString(outcome)) as outcomes
    from pos5 where cabinet = {cabinet:UInt32} group by query, city, product, slot`,
    { cabinet: cabinetId },
    Stored,
  );
  return new Map(
    rows.map((row) => [`${row.query} ${row.city} ${row.product} ${row.slot * 1000}`, row.outcomes]),
  );
}

async function listChecks({ context }: TestApp, cabinetId: number): Promise<Check[]> {
  const checks = await sql<Check>`
    select planned.term_id, planned.city_id, planned.next_due_at, min(entry.starts_at) as starts_at,
      array_agg(entry.sku::text) as skus
    from position_checks as planned
    join position_queries as followed on followed.term_id = planned.term_id
    join position_entries as entry on entry.id = followed.entry_id and entry.city_id = planned.city_id
    where planned.cabinet_id = ${cabinetId}
    group by planned.term_id, planned.city_id, planned.next_due_at`.execute(context.db);
  return checks.rows;
}

function judgeSlot(
  outcomes: readonly string[],
  isMissed: boolean,
): 'answered' | 'failed' | 'missed' | 'wrong' {
  const [outcome, ...more] = outcomes;
  if (more.length > 0 || (outcome === undefined) !== isMissed) return 'wrong';
  if (outcome === undefined) return 'missed';
  return ANSWERS.includes(outcome) ? 'answered' : 'failed';
}

/** What people asked for stands beside the plan: each is stored once, as it ended. */
async function takeAsks({ context }: TestApp, cabinetId: number, stored: Map<string, string[]>) {
  const asks = await sql<Ask>`
    select term_id, city_id, sku::text, asked_at, outcome from position_ask_checks where cabinet_id = ${cabinetId}`.execute(
    context.db,
  );
  const wrong: string[] = [];
  for (const ask of asks.rows) {
    const key = `${ask.term_id} ${ask.city_id} ${ask.sku} ${ask.asked_at.getTime()}`;
    const outcomes = stored.get(key) ?? [];
    stored.delete(key);
    const wanted = ask.outcome === null ? '' : ask.outcome;
    if (outcomes.join(', ') !== wanted) wrong.push(`${key} was asked: ${outcomes.join(', ')}, not ${wanted}`);
  }
  return { asked: asks.rows.filter((ask) => ask.outcome !== null).length, wrong };
}

/** Accounts for every slot that a cabinet's plan has had, from the start of following until what is planned next. */
export async function accountSlots(app: TestApp, cabinetId: number): Promise<SlotAccount> {
  const stored = await listStored(app, cabinetId);
  const checks = await listChecks(app, cabinetId);
  const gaps = await sql<Gap>`select * from position_gaps where cabinet_id = ${cabinetId}`.execute(
    app.context.db,
  );
  const stepMinutes: StepMinutes = await getStep(app.context.db.withTables(), cabinetId);
  const pauses = await sql<Pause>`
    select entry.sku::text, pause.city_id, pause.from_at, pause.until_at from position_pauses as pause
    join position_entries as entry on entry.id = pause.entry_id where pause.cabinet_id = ${cabinetId}`.execute(
    app.context.db,
  );
  const account = { answered: 0, failed: 0, missed: 0, paused: 0 };
  const { asked, wrong } = await takeAsks(app, cabinetId, stored);
  for (const { term_id: termId, city_id: cityId, next_due_at: until, starts_at: from, skus } of checks) {
    const own = gaps.rows.filter((gap) => gap.term_id === termId && gap.city_id === cityId);
    let slot = nextSlot(from, { cabinetId, termId, cityId }, stepMinutes);
    for (; slot < until; slot = new Date(slot.getTime() + stepMinutes * MINUTE_MS)) {
      const at = slot;
      const isMissed = own.some((gap) => gap.from_at <= at && at < gap.until_at);
      for (const sku of skus) {
        const key = `${termId} ${cityId} ${sku} ${at.getTime()}`;
        const outcomes = stored.get(key) ?? [];
        stored.delete(key);
        const isPaused = pauses.rows.some(
          (pause) =>
            pause.sku === sku &&
            pause.city_id === cityId &&
            pause.from_at <= at &&
            (pause.until_at === null || at <= pause.until_at),
        );
        const verdict = isPaused && outcomes.length === 0 ? 'paused' : judgeSlot(outcomes, isMissed);
        if (verdict === 'wrong') wrong.push(`${key} (${at.toISOString()}): ${outcomes.join(', ')}`);
        else account[verdict] += 1;
      }
    }
  }
  const strays = [...stored.keys()].map((key) => `${key} is no slot`);
  const plannedUntil = new Date(Math.max(...checks.map((check) => check.next_due_at.getTime())));
  return { ...account, asked, wrong: [...wrong, ...strays], plannedUntil };
}
