import type { Place } from '@vitrina/contract/positions.ts';
import * as z from 'zod';
import type { Context } from '../platform/context.ts';
import { NOW_HOURS } from './rules.ts';

const Moment = z.string().transform((text) => new Date(`${text.replace(' ', 'T')}Z`));

/** What a check answered, as the rollups keep it. */
const Answer = z
  .tuple([z.string(), z.nullable(z.int())])
  .transform(([outcome, place]): Place => (outcome === 'deep' || outcome === 'notFound' ? outcome : place));

const sql = `
select
  product,
  city,
  query,
  max(answered_at) as answered_at,
  argMaxIfMerge(last_answer) as last_answer
from pos_last
where cabinet = {cabinet:UInt32}
  and ({product:UInt64} = 0 or product = {product:UInt64})
group by product, city, query
having answered_at is not null`;

const Row = z.object({
  product: z.int(),
  city: z.int(),
  query: z.int(),
  answered_at: Moment,
  last_answer: Answer,
});

/** Where a product stands by one query: its last answer, which is "now" for a day and history after it. */
export type Standing = { answeredAt: Date; now: Place };

export function standingKey(sku: number, cityId: number, termId: number): string {
  return `${sku}|${cityId}|${termId}`;
}

/** Last answers of a cabinet, or of one of its products. */
export async function listStandings(
  { clickhouse, clock }: Pick<Context, 'clickhouse' | 'clock'>,
  cabinetId: number,
  sku?: number,
): Promise<Map<string, Standing>> {
  const parameters = { cabinet: cabinetId, product: sku ?? 0 };
  const rows = await clickhouse.rows('list standings', sql, parameters, Row);
  const freshSince = clock.now().getTime() - NOW_HOURS * 60 * 60 * 1000;
  return new Map(
    rows.map((row) => [
      standingKey(row.product, row.city, row.query),
      { answeredAt: row.answered_at, now: row.answered_at.getTime() >= freshSince ? row.last_answer : null },
    ]),
  );
}
