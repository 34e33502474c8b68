import { MOST_SPELLINGS, type RowSpelling, type SpellingReason } from '@vitrina/contract/tools/spellings.ts';
import { splitWords } from '../words/split-words.ts';
import { stemWord } from '../words/stem-word.ts';

/** A word in the form that it has in a query. */
export function wordOf(query: string, stem: string): string {
  return splitWords(query).find((word) => stemWord(word) === stem) ?? stem;
}

/** One word that means another one, or several of a query, where it lacks the spaces between them. */
export type WordSpelling = { stem: string; means: string; meantQuery: string; reason: SpellingReason };
/** How much a word is searched in the window, and the query that shows its form. */
export type WordUse = { count: number; topQuery: string };

/** The words that are meant, in the order of their query. */
function meaningOf(spellings: readonly WordSpelling[]): string | null {
  const [first] = spellings;
  if (first === undefined) return null;
  const meant = new Set(spellings.map(({ means }) => means));
  return splitWords(first.meantQuery)
    .filter((word) => meant.has(stemWord(word)))
    .join(' ');
}

/** What the row of a word says of its misspellings, from their searches in its window; one that nobody searched is left out. */
export function describeWordSpellings(
  spellings: readonly WordSpelling[],
  uses: ReadonlyMap<string, WordUse>,
): (stem: string) => RowSpelling {
  const byMeant = Map.groupBy(spellings, ({ means }) => means);
  const byStem = Map.groupBy(spellings, ({ stem }) => stem);
  return (stem) => {
    const others = (byMeant.get(stem) ?? [])
      .flatMap((spelling) => {
        const use = uses.get(spelling.stem);
        if (use === undefined) return [];
        return { query: wordOf(use.topQuery, spelling.stem), count: use.count, reason: spelling.reason };
      })
      .toSorted((one, other) => other.count - one.count || (one.query < other.query ? -1 : 1));
    const searches = others.reduce((sum, { count }) => sum + count, 0);
    const share = searches / (searches + (uses.get(stem)?.count ?? 0));
    return {
      others:
        others.length === 0 ? null : { count: others.length, share, named: others.slice(0, MOST_SPELLINGS) },
      means: meaningOf(byStem.get(stem) ?? []),
    };
  };
}
