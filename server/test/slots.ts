import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { getStep } from '../src/positions/schedule/schedule-checks.ts';
import { nextTick, startOfRound } from '../src/positions/schedule/slots.ts';
import type { TestApp } from './app.ts';

const ANSWERS = ['found', 'deep', 'notFound'];

const Stored = z.object({
  term_id: z.int(),
  city: z.int(),
  product: z.int(),
  slot: z.int(),
  outcomes: z.array(z.string()),
});
type Check = {
  term_id: number;
  city_id: number;
  next_due_at: Date;
  first_due_at: Date | null;
  starts_at: Date;
  skus: string[];
};
type Pause = { sku: string; city_id: number; from_at: Date; until_at: Date | null };
type Ask = { term_id: number; city_id: number; sku: string; requested_at: Date; outcome: string | null };
type Gap = { term_id: number; city_id: number; from_at: Date; until_at: Date; step_minutes: number };

export type SlotAccount = {
  answered: number;
  /** Stored with the name of a failure. */
  failed: number;
  /** Named in position_gaps: nobody came to them. */
  missed: number;
  /** Of the rounds whose slot was not planned, because the product was on pause. */
  paused: number;
  /** Asked for out of the plan, and answered. */
  requested: number;
  /** Rounds without a slot or with several, slots that are stored twice or both stored and missed, and rows outside of every round. */
  wrong: string[];
  /** When the last of the checks falls due. */
  plannedUntil: Date;
};

type StoredSlot = { at: number; outcomes: string[] };

async function listStored({ context }: TestApp, cabinetId: number): Promise<Map<string, StoredSlot[]>> {
  const rows = await context.clickhouse.rows(
    'test: slots',
    `select term_id, city, product, toUnixTimestamp(ts) as slot, groupArray(toString(outcome)) as outcomes
    from position_checks_raw where cabinet = {cabinet:UInt32} group by term_id, city, product, slot order by slot`,
    { cabinet: cabinetId },
    Stored,
  );
  const bySeries = Map.groupBy(rows, (row) => `${row.term_id} ${row.city} ${row.product}`);
  return new Map(
    [...bySeries].map(([series, own]) => [
      series,
      own.map(({ slot, outcomes }) => ({ at: slot * 1000, outcomes })),
    ]),
  );
}

async function listChecks({ context }: TestApp, cabinetId: number): Promise<Check[]> {
  const checks = await sql<Check>`
    select planned.term_id, planned.city_id, planned.next_due_at, planned.first_due_at, min(entry.starts_at) as starts_at,
      array_agg(entry.sku::text) as skus
    from position_checks as planned
    join position_queries as followed on followed.term_id = planned.term_id
    join position_entries as entry on entry.id = followed.entry_id and entry.city_id = planned.city_id
    where planned.cabinet_id = ${cabinetId}
    group by planned.term_id, planned.city_id, planned.next_due_at, planned.first_due_at`.execute(context.db);
  return checks.rows;
}

/** The slots of gaps, as the matrix reads them: one step apart. */
function listMissed(gaps: readonly Gap[]): number[] {
  return gaps.flatMap((gap) => {
    const [from, stepMs] = [gap.from_at.getTime(), gap.step_minutes * MINUTE_MS];
    const count = Math.ceil((gap.until_at.getTime() - from) / stepMs);
    return Array.from({ length: count }, (_, index) => from + index * stepMs);
  });
}

/** A round of a check must hold one slot, which ended once: as an observation or under the name of a gap. */
function judgeRound(
  stored: readonly StoredSlot[],
  missed: readonly number[],
): 'answered' | 'failed' | 'missed' | 'wrong' {
  const outcomes = stored.flatMap((slot) => slot.outcomes);
  if (outcomes.length + missed.length !== 1) return 'wrong';
  const [outcome] = outcomes;
  if (outcome === undefined) return 'missed';
  return ANSWERS.includes(outcome) ? 'answered' : 'failed';
}

/** What people asked for stands beside the plan: each is stored once, as it ended. */
async function takeAsks({ context }: TestApp, cabinetId: number, stored: Map<string, StoredSlot[]>) {
  const asks = await sql<Ask>`
    select term_id, city_id, sku::text, requested_at, outcome from position_requested_checks where cabinet_id = ${cabinetId}`.execute(
    context.db,
  );
  const wrong: string[] = [];
  for (const { term_id, city_id, sku, requested_at, outcome } of asks.rows) {
    const series = `${term_id} ${city_id} ${sku}`;
    const isRequested = (slot: StoredSlot) => slot.at === requested_at.getTime();
    const slots = stored.get(series) ?? [];
    stored.set(
      series,
      slots.filter((slot) => !isRequested(slot)),
    );
    const ended = slots
      .filter(isRequested)
      .flatMap(({ outcomes }) => outcomes)
      .join(', ');
    if (ended !== (outcome ?? '')) wrong.push(`${series} was asked: ${ended}, not ${outcome}`);
  }
  return { requested: asks.rows.filter((ask) => ask.outcome !== null).length, wrong };
}

/** Accounts for every round that a cabinet's plan has had, from the first slot of a check until what is planned next. */
export async function accountSlots(app: TestApp, cabinetId: number): Promise<SlotAccount> {
  const stored = await listStored(app, cabinetId);
  const checks = await listChecks(app, cabinetId);
  const gaps = await sql<Gap>`select * from position_gaps where cabinet_id = ${cabinetId}`.execute(
    app.context.db,
  );
  const stepMinutes: StepMinutes = await getStep(app.context.db.withTables(), cabinetId);
  const stepMs = stepMinutes * MINUTE_MS;
  const roundOf = (at: number) => startOfRound(new Date(at), cabinetId, stepMinutes).getTime();
  const isTick = (at: number) => nextTick(new Date(at - 1), cabinetId).getTime() === at;
  const pauses = await sql<Pause>`
    select entry.sku::text, pause.city_id, pause.from_at, pause.until_at from position_pauses as pause
    join position_entries as entry on entry.id = pause.entry_id where pause.cabinet_id = ${cabinetId}`.execute(
    app.context.db,
  );
  const account = { answered: 0, failed: 0, missed: 0, paused: 0 };
  const { requested: input, wrong } = await takeAsks(app, cabinetId, stored);
  for (const { term_id, city_id, next_due_at, first_due_at, starts_at, skus } of checks) {
    const first = first_due_at?.getTime() ?? Number.NaN;
    const rested = pauses.rows.filter((pause) => skus.includes(pause.sku) && pause.city_id === city_id);
    const missed = listMissed(gaps.rows.filter((gap) => gap.term_id === term_id && gap.city_id === city_id));
    for (const sku of skus) {
      const series = `${term_id} ${city_id} ${sku}`;
      const own = stored.get(series) ?? [];
      stored.delete(series);
      const resting = rested.filter((pause) => pause.sku === sku);
      const seen = [...own.map((slot) => slot.at), ...missed];
      // A plan goes with a pause and is made anew after it; what was checked before is accounted for all the same.
      const promised = starts_at.getTime() + stepMs;
      const since = first <= promised ? first : Math.min(first, ...seen);
      // Neither the start of following nor a change of the order may leave out a round.
      if (!(since <= promised) && resting.length === 0) wrong.push(`${series} begins late`);
      const strays = seen.filter((at) => at < since || at >= next_due_at.getTime() || !isTick(at));
      wrong.push(...strays.map((at) => `${series} ${new Date(at).toISOString()} is no slot`));
      const [storedIn, missedIn] = [
        Map.groupBy(own, (slot) => roundOf(slot.at)),
        Map.groupBy(missed, (at) => roundOf(at)),
      ];
      for (let round = roundOf(since); round < roundOf(next_due_at.getTime()); round += stepMs) {
        const checked = storedIn.get(round) ?? [];
        const isPaused =
          checked.length === 0 &&
          resting.some(
            ({ from_at, until_at }) =>
              from_at.getTime() < round + stepMs && (until_at === null || until_at.getTime() >= round),
          );
        const verdict = isPaused ? 'paused' : judgeRound(checked, missedIn.get(round) ?? []);
        if (verdict === 'wrong') {
          const outcomes = checked.flatMap((slot) => slot.outcomes);
          wrong.push(`${series} (${new Date(round).toISOString()}): ${outcomes.join(', ')}`);
        } else account[verdict] += 1;
      }
    }
  }
  const strays = [...stored].flatMap(([series, slots]) =>
    slots.length > 0 ? [`${series} is not followed`] : [],
  );
  const plannedUntil = new Date(Math.max(...checks.map((check) => check.next_due_at.getTime())));
  return { ...account, requested: input, wrong: [...wrong, ...strays], plannedUntil };
}
