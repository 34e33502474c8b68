import * as z from 'zod';
import type { Context } from '../../server/src/platform/context.ts';
import { normaliseQuery } from '../../server/src/queries/rules.ts';
import type { DayRows } from './day-rows.ts';

/** Numbers of queries by their places in the market; 0 while a query has none. */
export type QueryNumbers = { of: Uint32Array; last: number };

const QUERIES_AT_ONCE = 200_000;
const Known = z.object({ id: z.int(), text: z.string() });

/** The numbers that the product has given already: to queries of a person, or before the filling was killed. */
export async function readNumbers(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  texts: readonly string[],
): Promise<QueryNumbers> {
  const places = new Map(texts.map((text, place) => [text, place]));
  const isNormal = texts.every((text) => normaliseQuery(text) === text);
  if (places.size < texts.length || !isNormal) throw new Error('The market has two spellings of one query.');
  const numbers = { of: new Uint32Array(texts.length), last: 0 };
  for (let found = QUERIES_AT_ONCE; found === QUERIES_AT_ONCE; ) {
    const known = await clickhouse.rows(
      'read numbers of queries',
      'select id, text from q where id > {last:UInt32} order by id limit {limit:UInt32}',
      { last: numbers.last, limit: QUERIES_AT_ONCE },
      Known,
    );
    for (const { id, text } of known) {
      const place = places.get(text);
      if (place !== undefined) numbers.of[place] = id;
      numbers.last = id;
    }
    found = known.length;
  }
  return numbers;
}

/** Numbers what a day has for the first time, the most searched first as the product does; gives back those queries. */
export function numberDay(numbers: QueryNumbers, texts: readonly string[], day: DayRows): string[] {
  const fresh: { place: number; text: string; count: number }[] = [];
  day.eachQuery((place, count) => {
    if (numbers.of[place] === 0) fresh.push({ place, text: texts[place] ?? '', count });
  });
  // The engine compares bytes: the same order for every letter of ours.
  fresh.sort((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1));
  for (const { place } of fresh) {
    numbers.last += 1;
    numbers.of[place] = numbers.last;
  }
  day.setNumbers(numbers.of);
  return fresh.map(({ text }) => text);
}
