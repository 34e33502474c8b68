import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import * as z from 'zod';
import { StoredMoment } from '../../platform/clickhouse/stored-moment.ts';
import type { ReportContext } from '../../platform/context.ts';
import type { Series } from '../../products/queries/series-filter.ts';
import { endOfQuarter } from '../list-tops.ts';

export const nameOfSeries = ({ sku, cityId, termId }: Series) => `${sku} ${termId} ${cityId}`;

const Row = z.object({ product: z.int(), city: z.int(), term_id: z.int(), hour: StoredMoment });

/** The hour of the newest answer of each of a few series: the cell that a person is led to. */
export async function listNewestHours(
  { clickhouse }: ReportContext,
  cabinetId: number,
  series: readonly Series[],
  now: Date,
): Promise<Map<string, Date>> {
  if (series.length === 0) return new Map();
  const rows = await clickhouse.rows(
    'newest answers of a few series',
    `select product, city, term_id, max(h) as hour
    from position_hourly
    where cabinet = {cabinet:UInt32} and product in {products:Array(UInt64)} and term_id in {terms:Array(UInt32)}
      and h >= fromUnixTimestamp({end:Int64} - ${DAY_SECONDS}) and answered > 0
    group by product, city, term_id`,
    {
      cabinet: cabinetId,
      end: endOfQuarter(now),
      products: series.map(({ sku }) => sku),
      terms: series.map(({ termId }) => termId),
    },
    Row,
  );
  return new Map(
    rows.map(({ product, city, term_id, hour }) => [
      nameOfSeries({ sku: product, cityId: city, termId: term_id }),
      hour,
    ]),
  );
}
