import { type Day } from '@vitrina/contract/dates.ts';
import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import * as z from 'zod';
import type { TimedStoresContext } from '../../platform/context.ts';
import { listOwnPlaces } from './list-own-places.ts';
import type { TrackedTerm } from './list-tracked-terms.ts';

/** The best place of any product: `tracked` by position check now, `own` on the average of a day. */
export type BestPlace = { place: number; source: 'tracked' | 'own' };

/** An answer of position check is "now" for a day. */
const NOW_SECONDS = DAY_SECONDS;

const Tracked = z.object({ term_id: z.int(), place: z.number() });

async function listTrackedPlaces({ clickhouse, clock }: TimedStoresContext, terms: readonly TrackedTerm[]) {
  if (terms.length === 0) return [];
  const rows = await clickhouse.rows(
    'best places: tracked places',
    `select term_id, min(place) as place
    from
    (
      select term_id, max(answered_at) as answered, tupleElement(argMaxIfMerge(last_answer), 2) as place
      from position_latest
      where cabinet in {cabinets:Array(UInt32)} and term_id in {terms:Array(UInt32)}
      group by cabinet, product, term_id, city
      having answered >= fromUnixTimestamp({since:Int64}) and place is not null
    )
    group by term_id`,
    {
      cabinets: [...new Set(terms.map(({ cabinetId }) => cabinetId))],
      terms: terms.map(({ termId }) => termId),
      since: Math.floor(clock.now().getTime() / 1000) - NOW_SECONDS,
    },
    Tracked,
  );
  const texts = new Map(terms.map(({ termId, query }) => [termId, query]));
  return rows.map(({ term_id, place }) => ({ query: texts.get(term_id) ?? '', place }));
}

/** Where the cabinets stand by queries: what position check last saw, and what the marketplace tells of own queries. */
export async function listBestPlaces(
  context: TimedStoresContext,
  cabinetIds: readonly number[],
  terms: readonly TrackedTerm[],
  shown: { day: Day; rows: readonly { query_id: number; text: string }[] },
): Promise<Map<string, BestPlace>> {
  const texts = new Map(shown.rows.map(({ query_id, text }) => [query_id, text]));
  const shownTexts = new Set(texts.values());
  const [tracked, own] = await Promise.all([
    listTrackedPlaces(
      context,
      terms.filter(({ query }) => shownTexts.has(query)),
    ),
    listOwnPlaces(context, cabinetIds, shown.day, [...texts.keys()]),
  ]);
  const best = new Map<string, BestPlace>();
  const add = (query: string, one: BestPlace) => {
    const known = best.get(query);
    if (known === undefined || one.place < known.place) best.set(query, one);
  };
  for (const { query, place } of tracked) add(query, { place, source: 'tracked' });
  for (const [id, place] of own) add(texts.get(id) ?? '', { place, source: 'own' });
  return best;
}
