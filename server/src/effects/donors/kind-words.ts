import { splitWords } from '../../words/split-words.ts';
import { stemWord } from '../../words/stem-word.ts';
import { DEFAULT_LANGUAGES, DEFAULT_STOP_WORDS } from '../../words/stop-words.ts';

/** Names of goods begin with what they are, or with what kind of it. */
const TYPE_WORDS = 2;
const STOPPED = new Set(DEFAULT_LANGUAGES.flatMap((language) => DEFAULT_STOP_WORDS[language]));

/** Stems of the words that a name begins with. */
export function kindWords(name: string): string[] {
  return splitWords(name)
    .filter((word) => !STOPPED.has(word) && !/^\d+$/.test(word))
    .slice(0, TYPE_WORDS)
    .map(stemWord);
}

/** Whether two names begin with a word in common. */
export function isSameKind(one: readonly string[], other: readonly string[]): boolean {
  return one.some((word) => other.includes(word));
}
