import type { OutputOf } from '@vitrina/contract/route.ts';
import { type getWordQueries as route, WORD_BOUNDS } from '@vitrina/contract/word-statistics.ts';
import type { TimedStoresContext } from '../platform/context.ts';
import { keysOf } from './fold-words.ts';
import type { OwnScope } from './list-own-figures.ts';
import { addFigures, isOfPeriod, NOTHING, toFigures } from './own-figures.ts';
import { requireOwnFigures } from './require-own.ts';
import { chooseStopWords } from './stop-words/choose-stop-words.ts';
import { getStopWords } from './stop-words/get-stop-words.ts';

/** The queries that a word, or a pair of words, is the sum of. */
export async function getWordQueries(
  context: TimedStoresContext,
  { keys, ...scope }: OwnScope & { keys: readonly string[] },
): Promise<OutputOf<typeof route>> {
  const { figures, sources } = await requireOwnFigures(context, scope);
  const isStopped = chooseStopWords(await getStopWords(context, scope.cabinetId));
  const found = figures.filter((one) => {
    const own = keysOf(one.text, isStopped);
    return isOfPeriod(one) && keys.every((key) => own.has(key));
  });
  const queries = found
    .map((one) => ({ query: one.text, ...toFigures(addFigures(NOTHING, one), sources) }))
    .toSorted((a, b) => (b.users ?? -1) - (a.users ?? -1) || (a.query < b.query ? -1 : 1));
  return { queries: queries.slice(0, WORD_BOUNDS.rows), total: queries.length };
}
