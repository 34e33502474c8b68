import { splitWords } from '../words/split-words.ts';
import { stemWord } from '../words/stem-word.ts';
import { addFigures, isOfPeriod, NOTHING, type QueryFigures, type Sums } from './own-figures.ts';
import type { IsStopped } from './stop-words/choose-stop-words.ts';

export type FoldedWord = { key: string; word: string; forms: string[]; sums: Sums };
type FoldedPair = { keys: [string, string]; sums: Sums };
export type Folded = { words: FoldedWord[]; pairs: FoldedPair[]; totals: Sums; stopped: string[] };

type Forms = Map<string, number>;

/** The words of a query by their stems, each once however often the query says it, in alphabetical order of stems. */
export function keysOf(text: string, isStopped: IsStopped): Map<string, string[]> {
  const words = splitWords(text).map((word) => ({ word, key: stemWord(word) }));
  const kept = words.filter(({ word, key }) => !isStopped(word, key));
  const groups = Map.groupBy(kept, ({ key }) => key);
  const entries = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new Map(entries.map(([key, group]) => [key, [...new Set(group.map(({ word }) => word))]]));
}

function addForms(forms: Forms, words: readonly string[], users: number): void {
  for (const word of words) forms.set(word, (forms.get(word) ?? 0) + users);
}

/** The form that most people use stands for the word. */
function sortForms(forms: Forms): string[] {
  return [...forms].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([word]) => word);
}

function byUsers(a: { sums: Sums }, b: { sums: Sums }): number {
  return (b.sums.users[0] ?? -1) - (a.sums.users[0] ?? -1) || b.sums.queries - a.sums.queries;
}

/** Splits queries into words and pairs of words with their sums, those with most users first. */
export function foldWords(queries: readonly QueryFigures[], isStopped: IsStopped): Folded {
  const words = new Map<string, { forms: Forms; sums: Sums }>();
  const pairs = new Map<string, FoldedPair>();
  const stopped = new Set<string>();
  let totals = NOTHING;
  for (const query of queries) {
    totals = addFigures(totals, query);
    const keys = keysOf(query.text, (word, key) => {
      const isOut = isStopped(word, key);
      if (isOut && isOfPeriod(query)) stopped.add(word);
      return isOut;
    });
    const names = [...keys.keys()];
    for (const [index, key] of names.entries()) {
      const word = words.get(key) ?? { forms: new Map<string, number>(), sums: NOTHING };
      addForms(word.forms, keys.get(key) ?? [], query.users[0] ?? 0);
      words.set(key, { forms: word.forms, sums: addFigures(word.sums, query) });
      for (const other of names.slice(index + 1)) {
        const pair = pairs.get(`${key} ${other}`);
        const sums = addFigures(pair?.sums ?? NOTHING, query);
        pairs.set(`${key} ${other}`, { keys: [key, other], sums });
      }
    }
  }
  const named = [...words].map(([key, { forms, sums }]) => {
    const sorted = sortForms(forms);
    return { key, word: sorted[0] ?? key, forms: sorted, sums };
  });
  return {
    words: named.filter(({ sums }) => sums.queries > 0).toSorted(byUsers),
    pairs: [...pairs.values()].filter(({ sums }) => sums.queries > 0).toSorted(byUsers),
    totals,
    stopped: [...stopped].toSorted(),
  };
}
