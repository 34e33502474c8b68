import { getAbSchedule, SCHEDULE_DAYS } from '@vitrina/contract/ab-tests/results.ts';
import { addDays, daysBetween, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod';
import type { AccountsTables } from '../../accounts/tables.ts';
import type { DbContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
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

/** What each window brought; one that no counter was attributed to has no row. */
function sumIncrements(db: Kysely<AbTestsTables>, testId: number) {
  return db
    .selectFrom('ab_increments')
    .select([
      'window_number',
      sql<number>`sum(views)::float8`.as('views'),
      sql<number>`sum(clicks)::float8`.as('clicks'),
      sql<number | null>`sum(carts)::float8`.as('carts'),
      sql<number>`sum(orders)::float8`.as('orders'),
      sql<number | null>`sum(model_orders)::float8`.as('model_orders'),
    ])
    .where('test_id', '=', testId)
    .where('window_number', 'is not', null)
    .groupBy('window_number');
}

async function listWindows(db: Kysely<AbTestsTables & AccountsTables>, span: Span) {
  const rows = await db
    .selectFrom('ab_windows')
    .leftJoin(
      sumIncrements(db.withTables<AbTestsTables>(), span.testId).as('sums'),
      'sums.window_number',
      'ab_windows.number',
    )
    .leftJoin('users', 'users.id', 'ab_windows.voided_by')
    .select([
      'ab_windows.number',
      'ab_windows.image_id',
      'ab_windows.is_warm_up',
      'ab_windows.planned_from',
      'ab_windows.planned_to',
      'ab_windows.state',
      'ab_windows.void_reason',
      'ab_windows.suggestion',
      'users.full_name',
      'sums.views',
      'sums.clicks',
      'sums.carts',
      'sums.orders',
      'sums.model_orders',
    ])
    .where('ab_windows.test_id', '=', span.testId)
    .where('ab_windows.planned_from', '<', span.to)
    .where('ab_windows.planned_to', '>', span.from)
    .orderBy('ab_windows.number')
    .execute();
  return rows.map((row): Schedule['windows'][number] => ({
    number: row.number,
    imageId: row.image_id,
    isWarmUp: row.is_warm_up,
    from: row.planned_from.toISOString(),
    to: row.planned_to.toISOString(),
    state: row.state,
    counters:
      row.views === null || row.clicks === null || row.orders === null
        ? null
        : {
            views: row.views,
            clicks: row.clicks,
            carts: row.carts,
            orders: row.orders,
            modelOrders: row.model_orders,
          },
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
  const [windows, events] = await Promise.all([
    listWindows(db.withTables(), span),
    listEvents(db.withTables(), span),
  ]);
  return { windows, events };
}
