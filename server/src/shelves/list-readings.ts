import * as z from 'zod';
import { StoredMoment } from '../platform/clickhouse/stored-moment.ts';
import type { ReportContext } from '../platform/context.ts';
import type { ShelfInput } from './keep-shelf.ts';

/** The moments of 90 days of hours and as many looks by hand. */
const MOST_READINGS = 5000;

const Reading = z.object({
  taken_at: StoredMoment,
  source: z.enum(['person', 'positions']),
  mode: z.enum(['plain', 'category']),
  places_read: z.int(),
  is_whole: z.boolean(),
});
export type Reading = z.output<typeof Reading>;

/** The stored looks at a shelf, newest first; with a moment only the one of that moment. */
export async function listReadings(
  { clickhouse }: ReportContext,
  { query, cityId, marketplace = 'ozon', takenAt }: ShelfInput & { takenAt?: Date },
): Promise<Reading[]> {
  const narrow = takenAt === undefined ? '' : `and taken_at = {takenAt:DateTime('UTC')}`;
  return clickhouse.rows(
    'list shelf readings',
    `select taken_at, source, mode, places_read, is_whole
    from shelf_read
    where mp = {mp:String} and query = {query:String} and city = {city:UInt32} ${narrow}
    order by taken_at desc
    limit ${MOST_READINGS}`,
    {
      mp: marketplace,
      query,
      city: cityId,
      ...(takenAt === undefined ? {} : { takenAt: Math.floor(takenAt.getTime() / 1000) }),
    },
    Reading,
  );
}
