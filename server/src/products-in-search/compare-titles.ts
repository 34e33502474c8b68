import { splitWords } from '../words/split-words.ts';
import { stemWord } from '../words/stem-word.ts';

/** Shorter ones are prepositions and units. */
const SHORTEST_WORD = 4;

function formsOf(title: string): Map<string, string> {
  const words = splitWords(title).filter((word) => word.length >= SHORTEST_WORD);
  return new Map(words.toReversed().map((word) => [stemWord(word), word]));
}

/** Words that both titles have in some form, as the first writes them, and their part of all words of both. */
export function compareTitles(
  one: string | null,
  other: string | null,
): { sharedWords: string[]; likeness: number | null } {
  if (one === null || other === null) return { sharedWords: [], likeness: null };
  const [first, second] = [formsOf(one), formsOf(other)];
  const shared = [...first].filter(([stem]) => second.has(stem)).map(([, word]) => word);
  const all = new Set([...first.keys(), ...second.keys()]).size;
  const inTitle = splitWords(one);
  return {
    sharedWords: shared.toSorted((a, b) => inTitle.indexOf(a) - inTitle.indexOf(b)),
    likeness: all === 0 ? null : shared.length / all,
  };
}
