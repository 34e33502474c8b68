import type { CellCheck } from '@vitrina/contract/positions/causes.ts';
import { CheckOutcome } from '@vitrina/contract/positions/places.ts';
import * as z from 'zod';
import { StoredMoment } from '../../platform/clickhouse/stored-moment.ts';
import type { Context } from '../../platform/context.ts';
import { CHECKS_OF_SERIES } from '../matrix/list-buckets.ts';
import type { CellSpan } from '../matrix/plan-cell.ts';

export type Followed = { cabinetId: number; sku: number; cityId: number; termId: number };

const Check = z
  .object({
    ts: StoredMoment,
    outcome: CheckOutcome,
    place: z.nullable(z.int()),
    places_read: z.int(),
    mode: z.enum(['plain', 'category']),
    late_seconds: z.int(),
  })
  .transform(({ ts, outcome, place, places_read, mode, late_seconds }): CellCheck => {
    const isAbsent = outcome === 'deep' || outcome === 'notFound';
    return {
      checkedAt: ts.toISOString(),
      outcome,
      mode,
      place: isAbsent ? outcome : place,
      placesRead: places_read,
      lateSeconds: late_seconds,
    };
  });

function parametersOf({ cabinetId, sku, cityId, termId }: Followed, { startsAt, endsAt }: CellSpan) {
  return {
    cabinet: cabinetId,
    product: sku,
    city: cityId,
    queries: [termId],
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
    `select ts, outcome, place, places_read, mode, late_seconds ${CHECKS_OF_SERIES} order by ts`,
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
