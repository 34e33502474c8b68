import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import type { DbContext, ReportContext, StoresContext } from '../../platform/context.ts';
import { shelfQuery } from '../../shelves/rules.ts';
import { readPlaceLines } from './read-place-lines.ts';
import type { HourlyPlaces, OwnShelf } from './shared-shelf.ts';

/** A card that was seen on a shelf for less than two days says nothing about how it moves there. */
const LEAST_HOURS = 48;

/** A part of them is a buffer that is made in a few milliseconds. */
const SHELVES_AT_ONCE = 40;

/** `hours`: from `from` on, which is a Moscow midnight. */
type Question = {
  cabinetId: number;
  skus: readonly number[];
  shelves: readonly { query: string; cityId: number }[];
  from: Date;
  hours: number;
  /** null: the plan shows no places of checks. */
  checksFrom: Date | null;
};

const WANTED = `(select shelf.1, shelf.2 from (
  select arrayJoin(arrayZip({queries:Array(String)}, {cities:Array(UInt32)})) as shelf
))`;
const SECONDS = (column: string) => `groupArray(toUInt32(toUnixTimestamp(${column}) - {from:Int64}))`;

// The first column is the number of the shelf among the wanted ones.
const onShelves = `
select
  toUInt32(indexOf(arrayZip({queries:Array(String)}, {cities:Array(UInt32)}), (query, city)) - 1),
  city,
  sku,
  ${SECONDS('taken_at')},
  groupArray(place)
from shelf_tile
prewhere mp = 'ozon' and (query, city) in ${WANTED}
  and taken_at >= fromUnixTimestamp({from:Int64}) and taken_at < fromUnixTimestamp({to:Int64})
where sku in {skus:Array(UInt64)}
group by query, city, sku
having count() >= ${LEAST_HOURS}`;

const ofChecks = `
select term_id, city, sku, ${SECONDS('h')}, groupArray(toUInt16(mean_place))
from (
  select
    term_id,
    city,
    product as sku,
    h,
    sum(position_hourly.answered) as answers,
    sum(position_hourly.found) as finds,
    round(sum(position_hourly.place_sum) / finds) as mean_place
  from position_hourly
  where cabinet = {cabinet:UInt32} and product in {skus:Array(UInt64)}
    and h >= fromUnixTimestamp({checksFrom:Int64}) and h < fromUnixTimestamp({to:Int64})
  group by term_id, city, product, h
  having finds > 0 and finds * 2 >= answers
)
group by term_id, city, sku
having count() >= ${LEAST_HOURS}`;

async function listTerms({ db }: DbContext, cabinetId: number): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; query: string }>`
    select id, query from position_terms where cabinet_id = ${cabinetId}`.execute(db);
  return new Map(rows.map(({ id, query }) => [id, shelfQuery(query)]));
}

type Placed = { query: string; cityId: number; sku: number; places: HourlyPlaces };

async function readShelves({ clickhouse }: ReportContext, question: Question): Promise<Placed[]> {
  const { skus, hours } = question;
  const placed: Placed[] = [];
  for (let first = 0; first < question.shelves.length; first += SHELVES_AT_ONCE) {
    const shelves = question.shelves.slice(first, first + SHELVES_AT_ONCE);
    const lines = await readPlaceLines(
      await clickhouse.binary('own rivals: shelves', onShelves, {
        ...spanOf(question),
        skus: [...skus],
        queries: shelves.map(({ query }) => query),
        cities: shelves.map(({ cityId }) => cityId),
      }),
      hours,
    );
    for (const { key, ...line } of lines) placed.push({ ...line, query: shelves[key]?.query ?? '' });
  }
  return placed;
}

async function readChecks(context: StoresContext, question: Question): Promise<Placed[]> {
  const { cabinetId, skus, hours, checksFrom } = question;
  if (checksFrom === null) return [];
  const [terms, found] = await Promise.all([
    listTerms(context, cabinetId),
    context.clickhouse.binary('own rivals: checks', ofChecks, {
      ...spanOf(question),
      checksFrom: checksFrom.getTime() / 1000,
      cabinet: cabinetId,
      skus: [...skus],
    }),
  ]);
  return (await readPlaceLines(found, hours)).flatMap(({ key, ...line }) => {
    const query = terms.get(key);
    return query === undefined ? [] : { ...line, query };
  });
}

function spanOf({ from, hours }: Pick<Question, 'from' | 'hours'>) {
  const seconds = from.getTime() / 1000;
  return { from: seconds, to: seconds + (hours * HOUR_MS) / 1000 };
}

const nameOf = ({ query, cityId }: { query: string; cityId: number }) => `${cityId}|${query}`;

/**
 * The tracked shelves of a cabinet with the places of its own cards, hour by hour. What a card's own checks saw goes
 * before what was kept of the shelf, which ends soon below the hundredth place.
 */
export async function readPlaces(context: StoresContext, question: Question): Promise<OwnShelf[]> {
  if (question.skus.length === 0 || question.shelves.length === 0) return [];
  const [kept, checked] = await Promise.all([readShelves(context, question), readChecks(context, question)]);
  const cards = new Map<string, Map<number, HourlyPlaces>>();
  for (const line of [...kept, ...checked]) {
    const name = nameOf(line);
    const onShelf = cards.get(name) ?? new Map<number, HourlyPlaces>();
    cards.set(name, onShelf.set(line.sku, line.places));
  }
  return question.shelves.flatMap((shelf) => {
    const onShelf = cards.get(nameOf(shelf));
    return onShelf === undefined ? [] : { query: shelf.query, cityId: shelf.cityId, cards: onShelf };
  });
}
