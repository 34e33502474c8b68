import type { StopWords } from '@vitrina/contract/word-statistics.ts';
import { splitWords } from '../../words/split-words.ts';
import { stemWord } from '../../words/stem-word.ts';
import { DEFAULT_STOP_WORDS } from '../../words/stop-words.ts';

export type IsStopped = (word: string, key: string) => boolean;

/** What a person adds or takes back means all forms of the word; the lists of languages name each form themselves. */
export function chooseStopWords({ languages, added, returned }: StopWords): IsStopped {
  const listed = new Set(languages.flatMap((language) => DEFAULT_STOP_WORDS[language]));
  const stems = (words: readonly string[]) => new Set(words.flatMap(splitWords).map(stemWord));
  const addedKeys = stems(added);
  const returnedKeys = stems(returned);
  return (word, key) => addedKeys.has(key) || (listed.has(word) && !returnedKeys.has(key));
}

/** As they are kept: single words, each once; a word that is added is not taken back. */
export function tidyStopWords({ languages, added, returned }: StopWords): StopWords {
  const words = (list: readonly string[]) => [...new Set(list.flatMap(splitWords))].toSorted();
  const kept = words(added);
  return {
    languages: [...new Set(languages)],
    added: kept,
    returned: words(returned).filter((word) => !kept.includes(word)),
  };
}
