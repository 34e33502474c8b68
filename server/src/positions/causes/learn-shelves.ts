import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import * as z from 'zod';
import { StoredMoment } from '../../platform/clickhouse/stored-moment.ts';
import type { Context } from '../../platform/context.ts';
import type { ShelfInput } from '../../shelves/keep-shelf.ts';
import { shelfQuery } from '../../shelves/rules.ts';
import { FEATURES, listStems, measureCard } from './card-factors.ts';
import { chooseMoments } from './choose-moments.ts';
import { createLearner, type Ranking } from './learn-ranking.ts';
import type { SeenCard } from './seen-card.ts';

/** More of them teach hardly anything new. */
const MOST_SHELVES = 30;
const SPREAD_MOMENTS = 8;
/** A person's look goes down to a thousand places: those far below teach nothing about the top. */
const DEEPEST_PLACE = 400;

export const shelfName = ({ query, cityId }: ShelfInput) => `${cityId} ${query}`;

/** Shelves that a cabinet has checked, those of its first queries. */
export async function listCabinetShelves(
  { db }: Pick<Context, 'db'>,
  cabinetId: number,
): Promise<ShelfInput[]> {
  const { rows } = await sql<{ query: string; city_id: number }>`
    select query, city_id
    from position_tracking
    where cabinet_id = ${cabinetId}
    group by term_id, query, city_id
    order by term_id, city_id
    limit ${MOST_SHELVES}`.execute(db);
  return rows.map(({ query, city_id }) => ({ query: shelfQuery(query), cityId: city_id }));
}

export type LearningTime = { from: Date; to: Date };

const Moment = z.object({ taken_at: StoredMoment });
const Tile = z.object({
  taken_at: StoredMoment,
  place: z.int(),
  sku: z.int(),
  title: z.nullable(z.string()),
  price: z.nullable(z.int()),
  rating: z.nullable(z.number()),
  reviews: z.nullable(z.int()),
  stock: z.nullable(z.int()),
  delivery_days: z.nullable(z.int()),
});

type Pages = { moments: number[]; pages: SeenCard[][] };

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

async function readPages(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  { query, cityId }: ShelfInput,
  { from, to }: LearningTime,
): Promise<Pages> {
  const shelf = { query, city: cityId };
  const moments = await clickhouse.rows(
    'moments to learn from',
    `select taken_at from shelf_read
    where mp = 'ozon' and query = {query:String} and city = {city:UInt32}
      and taken_at between {from:DateTime('UTC')} and {to:DateTime('UTC')}
    order by taken_at`,
    { ...shelf, from: seconds(from), to: seconds(to) },
    Moment,
  );
  const chosen = chooseMoments(moments, SPREAD_MOMENTS).map(({ taken_at }) => seconds(taken_at));
  if (chosen.length === 0) return { moments: [], pages: [] };
  const tiles = await clickhouse.rows(
    'pages to learn from',
    `select taken_at, place, sku, title, price, rating, reviews, stock, delivery_days
    from shelf_tile
    where mp = 'ozon' and query = {query:String} and city = {city:UInt32}
      and has({moments:Array(UInt32)}, toUnixTimestamp(taken_at)) and place <= ${DEEPEST_PLACE}
    order by taken_at, place`,
    { ...shelf, moments: chosen },
    Tile,
  );
  const stems = listStems(query);
  const byMoment = Map.groupBy(tiles, (tile) => tile.taken_at.getTime());
  const pages = [...byMoment.values()].map((page) =>
    page.map(({ sku, place, price, reviews, delivery_days, ...card }) => ({
      sku,
      place,
      features: measureCard(
        {
          ...card,
          priceKopecks: price,
          reviewsCount: reviews,
          deliveryDays: delivery_days,
        },
        stems,
      ),
    })),
  );
  return { moments: [...byMoment.keys()], pages };
}

/** How places depend on what pages show, by the stored pages of some shelves. */
export async function learnShelves(
  context: Pick<Context, 'clickhouse'>,
  shelves: readonly ShelfInput[],
  time: LearningTime,
): Promise<Map<string, Ranking>> {
  const learner = createLearner(FEATURES.length);
  for (const shelf of shelves) {
    const { moments, pages } = await readPages(context, shelf, time);
    learner.add(shelfName(shelf), pages, moments);
    // Learning is work for the processor: requests come in between.
    await setImmediate();
  }
  return learner.finish();
}
