import { getAbSchedule, SCHEDULE_DAYS } from '@vitrina/contract/ab-tests/results.ts';
import { addDays, daysBetween, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import type { Kysely } from 'kysely';
import type * as z from 'zod';
import type { AccountsTables } from '../../accounts/tables.ts';
import type { DbContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { sumCounters } from '../counters/sum-counters.ts';
import { findTest } from '../project/lock-test.ts';
import type { AbTestsTables } from '../tables.ts';

type Input = z.output<(typeof getAbSchedule)['input']>;
type Schedule = z.input<(typeof getAbSchedule)['output']>;
type Span = { testId: number; from: Date; to: Date };

function requireSpan({ testId, from, to }: Input): Span {
  if (from > to) throw problem('request.invalid', { field: 'from', rule: 'order' });
  if (daysBetween(from, to) >= SCHEDULE_DAYS) throw problem('request.tooHeavy');
  return { testId, from: startOfMoscowDay(from), to: startOfMoscowDay(addDays(to, 1)) };
}

async function listWindows(db: Db, span: Span): Promise<Schedule['windows']> {
  const [rows, sums] = await Promise.all([
    db
      .withTables<AbTestsTables & AccountsTables>()
      .selectFrom('ab_windows')
      .leftJoin('users', 'users.id', 'ab_windows.voided_by')
      .select(['number', 'image_id', 'is_warm_up', 'planned_from', 'planned_to', 'state'])
      .select(['void_reason', 'suggestion', 'users.full_name'])
      .where('test_id', '=', span.testId)
      .where('planned_from', '<', span.to)
      .where('planned_to', '>', span.from)
      .orderBy('number')
      .execute(),
    sumCounters({ db }, span.testId),
  ]);
  return rows.map((row) => ({
    number: row.number,
    imageId: row.image_id,
    isWarmUp: row.is_warm_up,
    from: row.planned_from.toISOString(),
    to: row.planned_to.toISOString(),
    state: row.state,
    counters: sums.windows.get(row.number) ?? null,
    voidReason: row.void_reason,
    voidedBy: row.full_name,
    suggestion: row.suggestion,
  }));
}

async function listEvents(db: Kysely<AbTestsTables>, { testId, from, to }: Span) {
  const rows = await db
    .selectFrom('ab_events')
    .select(['kind', 'at', 'until'])
    .where('test_id', '=', testId)
    .where('at', '<', to)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', from)]))
    .orderBy('at')
    .execute();
  return rows.map(({ kind, at, until }) => ({
    kind,
    at: at.toISOString(),
    until: until?.toISOString() ?? null,
  }));
}

/** Windows in the order of time, with what they brought and what happened beside them. */
export async function getSchedule({ db }: DbContext, input: Input): Promise<Schedule> {
  const span = requireSpan(input);
  await findTest({ db }, input);
  const [windows, events] = await Promise.all([listWindows(db, span), listEvents(db.withTables(), span)]);
  return { windows, events };
}
