import type { Sku } from '@vitrina/contract/ids.ts';
import type { ProductTitle } from '@vitrina/contract/word-statistics.ts';
import { foldWords } from '../fold-words.ts';
import type { QueryFigures } from '../own-figures.ts';
import type { IsStopped } from '../stop-words/choose-stop-words.ts';
import { findMissingWords } from './find-missing-words.ts';
import { splitTitle } from './split-title.ts';

type Titled = { sku: number; name: string };

/** The traffic of each word of a title, and the strong words that it lacks. */
export function judgeTitle(
  { sku, name }: Titled,
  queries: readonly QueryFigures[],
  isStopped: IsStopped,
): ProductTitle {
  const { words } = foldWords(queries, isStopped);
  const usersOf = new Map(words.map((word) => [word.key, word.sums.users[0] ?? 0]));
  const parts = splitTitle(name);
  return {
    sku: sku as Sku,
    parts: parts.map((part) => ({
      ...part,
      users: part.key === null ? null : (usersOf.get(part.key) ?? 0),
    })),
    mostUsers: Math.max(0, ...usersOf.values()),
    missing: findMissingWords(parts, words, queries),
  };
}
