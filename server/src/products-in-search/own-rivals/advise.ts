import { splitWords } from '../../words/split-words.ts';
import { stemWord } from '../../words/stem-word.ts';
import { DEFAULT_LANGUAGES, DEFAULT_STOP_WORDS } from '../../words/stop-words.ts';
import { compareTitles } from '../compare-titles.ts';

/** Titles that have so much in common name one thing: buyers choose a variant of it on one card. */
const ONE_THING = 0.6;
const MOST_WORDS = 4;
/** Less than this a week is not worth the work on two cards. */
const WORTH_KOPECKS = 50_000;
const SHORTEST_WORD = 3;
const STOPPED = new Set(DEFAULT_LANGUAGES.flatMap((language) => DEFAULT_STOP_WORDS[language]));

export type Advice =
  | { kind: 'nothing' }
  | { kind: 'merge' }
  /** The words of each card, in the order of the pair. */
  | { kind: 'separate'; words: [string[], string[]] }
  | { kind: 'leaveOne'; sku: number };

type SharedQuery = {
  query: string;
  /** Hours at which the first card stood above the second, of those at which both were there. */
  firstAbove: number;
  hours: number;
};

export type Pair = {
  skus: readonly [number, number];
  titles: readonly [string | null, string | null];
  queries: readonly SharedQuery[];
  /** The most that is lost a week; null: cannot be said. */
  mostLostKopecks: number | null;
};

/** Neither a number nor a preposition sets a card apart. */
const saysSomething = (word: string) =>
  word.length >= SHORTEST_WORD && !STOPPED.has(word) && !/^\d+$/.test(word);

const wordsOf = (text: string) =>
  new Map(
    splitWords(text)
      .filter(saysSomething)
      .toReversed()
      .map((word) => [stemWord(word), word]),
  );

/** Words of the first texts in no form of which the others have them. */
function onlyIn(texts: readonly string[], others: readonly string[]): string[] {
  const theirs = wordsOf(others.join(' '));
  const own = [...wordsOf(texts.join(' '))].filter(([stem]) => !theirs.has(stem));
  return own
    .map(([, word]) => word)
    .toReversed()
    .slice(0, MOST_WORDS);
}

/** Each card keeps the words of the queries in which it leads, or those that its title alone has. */
function shareOutWords({ titles, queries }: Pair): [string[], string[]] {
  const isFirst = ({ firstAbove, hours }: SharedQuery) => firstAbove * 2 >= hours;
  const ledBy = (first: boolean) =>
    queries.filter((query) => isFirst(query) === first).map(({ query }) => query);
  const [one, other] = [ledBy(true), ledBy(false)];
  const ofQueries: [string[], string[]] = [onlyIn(one, other), onlyIn(other, one)];
  if (one.length > 0 && other.length > 0 && ofQueries.every((words) => words.length > 0)) return ofQueries;
  const [first, second] = titles.map((title) => [title ?? '']);
  return [onlyIn(first ?? [], second ?? []), onlyIn(second ?? [], first ?? [])];
}

/** The card that stood above the other for most of the hours. */
function leaderOf({ skus, queries }: Pair): number {
  const lead = queries.reduce((sum, { firstAbove, hours }) => sum + 2 * firstAbove - hours, 0);
  return lead >= 0 ? skus[0] : skus[1];
}

/**
 * A small loss is left alone; two titles of one thing are merged; where each card has words of its own they part by
 * these; else the stronger one stays in the query.
 */
export function advise(pair: Pair): Advice {
  if (pair.mostLostKopecks !== null && pair.mostLostKopecks < WORTH_KOPECKS) return { kind: 'nothing' };
  const { likeness } = compareTitles(...pair.titles);
  if (likeness !== null && likeness >= ONE_THING) return { kind: 'merge' };
  const words = shareOutWords(pair);
  return words.every((some) => some.length > 0)
    ? { kind: 'separate', words }
    : { kind: 'leaveOne', sku: leaderOf(pair) };
}
