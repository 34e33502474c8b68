import { CARD_BOUNDS, type CardQuery, type CardWord } from '@vitrina/contract/product-card.ts';
import { splitWords } from '../../words/split-words.ts';
import { stemWord } from '../../words/stem-word.ts';
import { DEFAULT_LANGUAGES, DEFAULT_STOP_WORDS } from '../../words/stop-words.ts';

const STOPPED = new Set(DEFAULT_LANGUAGES.flatMap((language) => DEFAULT_STOP_WORDS[language]));

type Folded = { queries: number; frequency: number; forms: Map<string, number> };
type Asking = Pick<CardQuery, 'query' | 'frequency'>;

function wordsOf(text: string): string[] {
  return splitWords(text).filter((word) => !STOPPED.has(word));
}

/** The form that most searches write. */
function bestForm(forms: ReadonlyMap<string, number>, key: string): string {
  const [best] = [...forms].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
  return best?.[0] ?? key;
}

/** What the title has in some form. */
export function stemsOf(title: string): Set<string> {
  return new Set(splitWords(title).map(stemWord));
}

/** The words of a card: those of its queries, each counted once a query, and those of its title that no query has. */
export function foldWords(queries: readonly Asking[], title: string): CardWord[] {
  const folded = new Map<string, Folded>();
  const lineOf = (key: string) => {
    const line = folded.get(key) ?? { queries: 0, frequency: 0, forms: new Map<string, number>() };
    folded.set(key, line);
    return line;
  };
  for (const { query, frequency } of queries) {
    const forms = new Map(wordsOf(query).map((word) => [stemWord(word), word]));
    for (const [key, word] of forms) {
      const line = lineOf(key);
      line.queries += 1;
      line.frequency += frequency ?? 0;
      line.forms.set(word, (line.forms.get(word) ?? 0) + (frequency ?? 0) + 1);
    }
  }
  for (const word of wordsOf(title)) {
    const { queries: count, forms } = lineOf(stemWord(word));
    if (count === 0) forms.set(word, 1);
  }
  const inTitle = stemsOf(title);
  return [...folded]
    .map(([key, { queries: queriesCount, frequency, forms }]) => ({
      key,
      word: bestForm(forms, key),
      queriesCount,
      frequency,
      isInTitle: inTitle.has(key),
    }))
    .toSorted(
      (a, b) => b.frequency - a.frequency || b.queriesCount - a.queriesCount || a.word.localeCompare(b.word),
    )
    .slice(0, CARD_BOUNDS.words);
}
