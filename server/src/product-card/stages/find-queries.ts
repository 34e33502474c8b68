import type { Context } from '../../platform/context.ts';
import { findFrequencies, findFrequencyWeek } from '../../queries/find-frequencies.ts';
import { checkShelves } from '../found/check-shelves.ts';
import { foldWords } from '../found/fold-words.ts';
import { listCandidates } from '../found/list-candidates.ts';
import { listOwnFound } from '../found/list-own-found.ts';
import { listShelfFound } from '../found/list-shelf-found.ts';
import { mergeFound, rankQueries } from '../found/merge-found.ts';
import type { StoredCard, StoredQueries } from '../tables.ts';

/** A shelf is one question out of the cabinet's hour: the most searched queries of the title, and no more. */
const SHELVES = 20;

type Input = { cabinetId: number; sku: number; cityId: number; card: StoredCard | null };

/** The third stage: by which queries buyers find the card. What was found before a refusal is kept, and told as a part. */
export async function findQueries(
  context: Context,
  { cabinetId, sku, cityId, card }: Input,
  signal: AbortSignal,
): Promise<StoredQueries> {
  const title = card?.title ?? '';
  const week = await findFrequencyWeek(context);
  const candidates = week === null ? [] : await listCandidates(context, { title, ...week, maximum: SHELVES });
  const checked = await checkShelves(context, { cabinetId, cityId, queries: candidates, signal });
  // The storefront's word on the shelves is newer than the marketplace's on the days before.
  const { ownDays, found: own } = await listOwnFound(context, { cabinetId, sku });
  const found = mergeFound(own, await listShelfFound(context, { sku, cityId }));
  const { of: frequencyOf, counts } = await findFrequencies(
    context,
    found.map(({ query }) => query),
  );
  const queries = rankQueries(found, counts);
  return {
    queries,
    words: foldWords(queries, title),
    shelvesAsked: candidates.length,
    ...checked,
    frequencyOf,
    ownDays: own.length === 0 ? null : ownDays,
  };
}
