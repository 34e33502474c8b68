import { randomUUID } from 'node:crypto';
import { addDays, listDays } from '@vitrina/contract/dates.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Context } from '../../server/src/platform/context.ts';
import { CHECKED_CITY } from '../fill-checks.ts';
import { MARKET } from '../fill-market.ts';
import { SHOP } from './fill-cabinet.ts';

/** Read every hour by checks of positions: what a small installation has after two weeks. */
const SHELVES = { queries: 300, days: 14, places: 100, deepest: 1000 } as const;
const CARD = { sku: SHOP.firstSku + 60_000, queries: 300 } as const;

/** Of all goods on the shelves a thirtieth are the seller's own. */
const GOODS = 300_000;

const QUERIES = `(select text from q where id <= {queries:UInt32} order by id)`;

const READINGS_OF_DAY = `insert into shelf_read
  select 'ozon', query, {city:UInt32}, toDateTime({day:Date}, 'UTC') + number * 3600, 'positions', 'plain', {places:UInt16}, false
  from ${QUERIES.replace('select text', 'select text as query')} as requested cross join numbers({hours:UInt8}) as hours
  order by query, number`;

const TILES_OF_DAY = `insert into shelf_tile
  select 'ozon', query, {city:UInt32}, toDateTime({day:Date}, 'UTC') + intDiv(number, {places:UInt32}) * 3600 as at,
    toUInt16(1 + number % {places:UInt32}) as position, toUInt8(1 + intDiv(position - 1, 36)),
    {firstSku:UInt64} + cityHash64(query, position, intDiv(toUnixTimestamp(at), 21600)) % ${GOODS} as product,
    concat(query, ' с длинным названием товара ', toString(product)), concat('https://example.test/', toString(product), '.jpg'),
    30000 + product % 900000, 40000 + product % 900000, 3.5 + (product % 15) / 10, product % 9000, product % 400,
    ['завтра', 'послезавтра', '5 марта', '9 марта'][1 + product % 4], 1 + product % 9
  from ${QUERIES.replace('select text', 'select text as query')} as requested
  cross join numbers({hours:UInt32} * {places:UInt32}) as places
  order by query, number`;

const Text = z.object({ text: z.string() });

export async function listMarketQueries({ clickhouse }: Context, count: number): Promise<string[]> {
  const sql = 'select text from q where id <= {count:UInt32} order by id';
  return (await clickhouse.rows('bench: texts', sql, { count }, Text)).map(({ text }) => text);
}

/** A run of somebody else's card that is over: what the screen of a card and its gaps are made of. */
async function fillCardRun(context: Context, { cabinetId, userId }: { cabinetId: number; userId: number }) {
  const queries = await listMarketQueries(context, CARD.queries);
  const words = [...new Set(queries.flatMap((query) => query.split(' ')))].slice(0, 100);
  const card = {
    title: 'Термос для чая стальной с длинным названием',
    priceKopecks: 149e3,
    cardPriceKopecks: 139e3,
    oldPriceKopecks: 199e3,
    isAvailable: true,
    seller: {
      id: 7,
      name: 'Соперник',
    },
    pictures: ['https://example.test/1.jpg'],
    rating: 4.7,
    reviewsCount: 812,
    characteristics: [
      {
        name: 'Объём',
        value: '1 л',
      },
    ],
    description: 'Описание',
  };
  const found = {
    queries: queries.map((query, index) => ({
      query,
      frequency: 9e3 - index,
      place: 1 + (index % 100),
      averagePosition: null,
      viewUsers: null,
      orders: null,
    })),
    words: words.map((word, index) => ({
      key: word,
      word,
      queriesCount: 3,
      frequency: 9e3 - index,
      isInTitle: false,
    })),
    shelvesAsked: 20,
    shelvesRead: 20,
    outcome: 'read',
    ownDays: null,
    frequencyOf: {
      window: 7,
      day: MARKET.lastDay,
    },
  };
  const now = context.clock.now();
  await sql`
    insert into card_runs (id, cabinet_id, user_id, sku, city_id, state, card, offers, queries, is_paid, attempt,
      created_at, finished_at)
    values (${randomUUID()}, ${cabinetId}, ${userId}, ${CARD.sku}, ${CHECKED_CITY}, 'ready', ${JSON.stringify(card)},
      '[]', ${JSON.stringify(found)}, true, 1, ${now}, ${now})`.execute(context.db);
}

export async function fillShelves(
  context: Context,
  seller: { cabinetId: number; userId: number },
): Promise<void> {
  const { clickhouse } = context;
  const { queries, places, deepest } = SHELVES;
  const requested = { city: CHECKED_CITY, queries, hours: 24, firstSku: SHOP.firstSku };
  for (const day of listDays(addDays(MARKET.lastDay, 1 - SHELVES.days), MARKET.lastDay)) {
    await clickhouse.command('fill tiles', TILES_OF_DAY, { ...requested, day, places });
    await clickhouse.command('fill readings', READINGS_OF_DAY, { ...requested, day, places });
  }
  // And one that a person had read to the end, on the day after.
  const deep = { ...requested, day: addDays(MARKET.lastDay, 1), queries: 1, hours: 1, places: deepest };
  await clickhouse.command('fill deep tiles', TILES_OF_DAY, deep);
  await clickhouse.command('fill deep reading', READINGS_OF_DAY, deep);
  await fillCardRun(context, seller);
}
