import type { CellCheck } from '@vitrina/contract/positions/causes.ts';
import * as z from 'zod';
import { StoredMoment } from '../../platform/clickhouse/stored-moment.ts';
import type { Context } from '../../platform/context.ts';
import { CHECK_COLUMNS, CheckRow } from '../matrix/check-row.ts';
import { CHECKS_OF_SERIES } from '../matrix/list-buckets.ts';
import type { CellSpan } from '../matrix/plan-cell.ts';

export type Followed = { cabinetId: number; sku: number; cityId: number; termId: number };

const Check = CheckRow.transform(({ at, outcome, mode, place, placesRead, lateSeconds }): CellCheck => {
  const isAbsent = outcome === 'deep' || outcome === 'notFound';
  return {
    checkedAt: new Date(at).toISOString(),
    outcome,
    mode,
    place: isAbsent ? outcome : place,
    placesRead,
    lateSeconds,
  };
});

function parametersOf({ cabinetId, sku, cityId, termId }: Followed, { startsAt, endsAt }: CellSpan) {
  return {
    cabinet: cabinetId,
    product: sku,
    city: cityId,
    terms: [termId],
    start: startsAt.getTime() / 1e3,
    end: endsAt.getTime() / 1e3,
  };
}

/** Every check of a query by which a product is followed, the oldest first. */
export async function listChecks(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  followed: Followed,
  span: CellSpan,
): Promise<CellCheck[]> {
  return clickhouse.rows(
    'checks of a cell',
    `select ${CHECK_COLUMNS} ${CHECKS_OF_SERIES} order by ts`,
    parametersOf(followed, span),
    Check,
  );
}

const Last = z.object({ last_at: z.nullable(StoredMoment) });

/** When a place was heard of for the last time within a span. */
export async function findLastAnswer(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  followed: Followed,
  span: CellSpan,
): Promise<Date | undefined> {
  const [row] = await clickhouse.rows(
    'last answer before a cell',
    `select maxOrNull(ts) as last_at ${CHECKS_OF_SERIES} and outcome in ('found', 'deep', 'notFound')`,
    parametersOf(followed, span),
    Last,
  );
  return row?.last_at ?? undefined;
}

const Nearest = z.object({ nearest_at: z.nullable(StoredMoment) });

/** When a place was heard of nearest to a moment, at most so far from it. */
export async function findNearestAnswer(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  followed: Followed,
  at: Date,
  withinMs: number,
): Promise<Date | undefined> {
  const span = { startsAt: new Date(at.getTime() - withinMs), endsAt: new Date(at.getTime() + withinMs) };
  const [row] = await clickhouse.rows(
    'answer nearest to a moment',
    `select argMinOrNull(ts, abs(toUnixTimestamp(ts) - {at:Int64})) as nearest_at
    ${CHECKS_OF_SERIES} and outcome in ('found', 'deep', 'notFound')`,
    { ...parametersOf(followed, span), at: at.getTime() / 1e3 },
    Nearest,
  );
  return row?.nearest_at ?? undefined;
}
