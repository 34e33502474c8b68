import type { ProductTitle } from '@vitrina/contract/word-statistics.ts';
import { splitWords } from '../../words/split-words.ts';
import { stemWord } from '../../words/stem-word.ts';
import type { FoldedWord } from '../fold-words.ts';
import type { QueryFigures } from '../own-figures.ts';
import type { TitlePart } from './split-title.ts';

/** More than a title has room for. */
const MOST_MISSING = 10;

type Votes = Map<number, number>;

/** The word of the title that stands nearest to a missing one in a query; on a tie the one before it. */
function findNeighbour(keys: readonly string[], key: string, inTitle: ReadonlyMap<string, number>) {
  const at = keys.indexOf(key);
  const others = keys.flatMap((other, index) => {
    const part = inTitle.get(other);
    return part === undefined ? [] : [{ part, isBefore: index < at, distance: Math.abs(index - at) }];
  });
  return others.toSorted((a, b) => a.distance - b.distance || Number(b.isBefore) - Number(a.isBefore))[0];
}

/** Buyers vote with their queries: a word goes to the side of its neighbour on which most of them write it. */
function findPlace(
  key: string,
  queries: readonly { keys: readonly string[]; users: number }[],
  inTitle: ReadonlyMap<string, number>,
  end: number,
): number {
  const votes: Votes = new Map();
  for (const { keys, users } of queries) {
    const neighbour = keys.includes(key) ? findNeighbour(keys, key, inTitle) : undefined;
    if (!neighbour) continue;
    const before = neighbour.isBefore ? neighbour.part + 1 : neighbour.part;
    votes.set(before, (votes.get(before) ?? 0) + users + 1);
  }
  const [best] = [...votes].toSorted(([a, m], [b, n]) => n - m || a - b);
  return best ? best[0] : end;
}

/** The strongest words that the title has in no form, with the place where buyers would write them. */
export function findMissingWords(
  parts: readonly TitlePart[],
  words: readonly FoldedWord[],
  queries: readonly QueryFigures[],
): ProductTitle['missing'] {
  const inTitle = new Map<string, number>();
  for (const [index, { key }] of parts.entries())
    if (key !== null && !inTitle.has(key)) inTitle.set(key, index);
  const missing = words
    .filter(({ key, sums }) => !inTitle.has(key) && (sums.users[0] ?? 0) > 0)
    .slice(0, MOST_MISSING);
  const candidates = queries.map(({ text, users }) => ({
    keys: splitWords(text).map(stemWord),
    users: users[0] ?? 0,
  }));
  return missing.map(({ key, word, sums }) => ({
    key,
    word,
    users: sums.users[0] ?? null,
    before: findPlace(key, candidates, inTitle, parts.length),
  }));
}
