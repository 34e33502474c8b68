import type { OutputOf } from '@vitrina/contract/route.ts';
import { type getProductWords as route, WORD_BOUNDS } from '@vitrina/contract/word-statistics.ts';
import type { TimedStoresContext } from '../platform/context.ts';
import { foldWords } from './fold-words.ts';
import type { OwnScope } from './list-own-figures.ts';
import { toFigures } from './own-figures.ts';
import { requireOwnFigures } from './require-own.ts';
import { chooseStopWords } from './stop-words/choose-stop-words.ts';
import { getStopWords } from './stop-words/get-stop-words.ts';
import { judgeTitle } from './titles/judge-title.ts';
import { listTitleQueries } from './titles/list-title-queries.ts';

export async function getProductWords(
  context: TimedStoresContext,
  input: OwnScope,
): Promise<OutputOf<typeof route>> {
  const { scope, products, chosenBy, figures, sources } = await requireOwnFigures(context, input);
  const ofTitles = await listTitleQueries(context, scope);
  const isStopped = chooseStopWords(await getStopWords(context, scope.cabinetId));
  const { words, pairs, totals, stopped } = foldWords(figures, isStopped);
  const { wholeSpans: _spans, adsMatchQueries: _ads, isEmpty: _, advertising, ...reported } = sources;
  const wordOf = new Map(words.map(({ key, word }) => [key, word]));
  const nameOf = (key: string) => wordOf.get(key) ?? key;
  const sums = toFigures(totals, sources);
  return {
    words: words
      .slice(0, WORD_BOUNDS.rows)
      .map(({ key, word, forms, sums }) => ({ key, word, forms, ...toFigures(sums, sources) })),
    pairs: pairs.slice(0, WORD_BOUNDS.rows).map(({ keys, sums }) => ({
      keys,
      words: [nameOf(keys[0]), nameOf(keys[1])],
      ...toFigures(sums, sources),
    })),
    wordsTotal: words.length,
    pairsTotal: pairs.length,
    totals: sums,
    stopped,
    chosenBy,
    titles: products.map((product) => judgeTitle(product, ofTitles.get(product.sku) ?? [], isStopped)),
    absence: { views: sums.users !== null && sums.viewUsers === null ? 'noPremium' : null, advertising },
    ...reported,
  };
}
