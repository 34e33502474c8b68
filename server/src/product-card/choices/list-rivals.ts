import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { listOwnCards } from '../../shelves/list-own-cards.ts';
import type { TrackedShelf } from '../../shelves/rank-tracked.ts';
import { type Neighbour, rankRivals } from './rank-rivals.ts';

/** A rival that stands further down takes few buyers away. */
const TOP = 10;
/** Places of an older shelf say little about today. */
const DAYS = 7;

const Row = z.object({
  sku: z.int(),
  query: z.string(),
  city: z.int(),
  place: z.int(),
  title: z.nullable(z.string()),
  image: z.nullable(z.string()),
});

type Input = { userId: number; shelves: readonly TrackedShelf[]; most: number };

/** Cards of others among the first places of the newest look at each of some shelves. */
export async function listRivals(
  context: Pick<Context, 'db' | 'clickhouse' | 'clock'>,
  { userId, shelves, most }: Input,
): Promise<Neighbour[]> {
  if (shelves.length === 0) return [];
  const to = Math.floor(context.clock.now().getTime() / 1000);
  const rows = await context.clickhouse.rows(
    'rivals on tracked shelves',
    `select tile.sku as sku, tile.query as query, tile.city as city, tile.place as place,
       tile.title as title, tile.image as image
    from shelf_tile as tile
    inner join (
      select query, city, max(taken_at) as read_at
      from shelf_read
      where mp = 'ozon' and query in {queries:Array(String)}
        and taken_at between {from:DateTime('UTC')} and {to:DateTime('UTC')}
      group by query, city
    ) as newest on newest.query = tile.query and newest.city = tile.city and newest.read_at = tile.taken_at
    where tile.mp = 'ozon' and tile.query in {queries:Array(String)} and tile.place <= ${TOP}
      and tile.taken_at between {from:DateTime('UTC')} and {to:DateTime('UTC')}
      and has({shelves:Array(String)}, concat(toString(tile.city), '|', tile.query))`,
    {
      queries: [...new Set(shelves.map(({ query }) => query))],
      shelves: shelves.map(({ query, cityId }) => `${cityId}|${query}`),
      from: to - DAYS * DAY_SECONDS,
      to,
    },
    Row,
  );
  const skus = [...new Set(rows.map(({ sku }) => sku))];
  const own = new Set((await listOwnCards(context, userId, skus)).map(({ sku }) => sku));
  const seen = rows.map(({ city, image, ...row }) => ({ ...row, cityId: city, imageUrl: image }));
  return rankRivals(
    seen.filter(({ sku }) => !own.has(sku)),
    shelves,
  ).slice(0, most);
}
