import { splitWords } from '../../words/split-words.ts';
import { stemWord } from '../../words/stem-word.ts';
import { DEFAULT_LANGUAGES, DEFAULT_STOP_WORDS } from '../../words/stop-words.ts';

const SMALLEST_CLUSTER = 2;
/** A word of more queries than this names the goods; it tells nothing apart until everything else has. */
const COMMON_SHARE = 0.6;

const stopWords = new Set(DEFAULT_LANGUAGES.flatMap((language) => DEFAULT_STOP_WORDS[language]));

/** Forms by their stem: of one word in one query the first form counts. Single letters and digits are sizes of many things. */
function formsOf(query: string): Map<string, string> {
  const words = splitWords(query).filter((word) => word.length > 1 && !stopWords.has(word));
  return new Map(words.map((word): [string, string] => [stemWord(word), word]).toReversed());
}

type Known = { query: string; forms: ReadonlyMap<string, string> };

function countStems(queries: readonly Known[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { forms } of queries) {
    for (const stem of forms.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

/** The word of most queries, of equals the first by the alphabet, so that the order of the queries changes nothing. */
function mostShared(counts: ReadonlyMap<string, number>, isOffered: (stem: string) => boolean) {
  let best: { stem: string; count: number } | undefined;
  for (const [stem, count] of counts) {
    if (count < SMALLEST_CLUSTER || !isOffered(stem)) continue;
    if (best === undefined || count > best.count || (count === best.count && stem < best.stem))
      best = { stem, count };
  }
  return best?.stem;
}

/** A cluster is called by the form that most of its queries use; of equals by the shortest. */
function nameOf(stem: string, queries: readonly Known[]): string {
  const forms = queries.flatMap(({ forms: known }) => known.get(stem) ?? []);
  const counts = Map.groupBy(forms, (form) => form);
  const [name = stem] = [...counts.keys()].toSorted(
    (a, b) =>
      (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0) || a.length - b.length || (a < b ? -1 : 1),
  );
  return name;
}

/**
 * Queries under the word that they share, whatever its form: the word of most queries takes them, then that of most of
 * the others, and so on. Words that nearly all have come last. A query that shares no word is in no cluster.
 */
export function clusterQueries(queries: readonly string[]): Map<string, string> {
  let left: Known[] = [...new Set(queries)].map((query) => ({ query, forms: formsOf(query) }));
  const all = countStems(left);
  const most = left.length * COMMON_SHARE;
  const clusters = new Map<string, string>();
  for (const isOffered of [(stem: string) => (all.get(stem) ?? 0) <= most, () => true]) {
    for (;;) {
      const stem = mostShared(countStems(left), isOffered);
      if (stem === undefined) break;
      const taken = left.filter(({ forms }) => forms.has(stem));
      const name = nameOf(stem, taken);
      for (const { query } of taken) clusters.set(query, name);
      left = left.filter(({ forms }) => !forms.has(stem));
    }
  }
  return clusters;
}
