import type { FigureLine, Figures } from './read-figures.ts';

const NAMES = ['views', 'orders', 'revenueKopecks'] as const;
type Name = (typeof NAMES)[number];
type ByName<Value> = Record<Name, Value | null>;

const WEEK_DAYS = 7;
/** Counts are a sample of what buyers would do: two deviations of it either way. */
const DEVIATIONS = 2;

/** Each line must be known: a part does not stand for the whole, and nothing to add up is no sum. */
function sumOf(lines: readonly FigureLine[], name: Name): number | null {
  const values = lines.map((line) => line[name]);
  return values.length === 0 || values.includes(null)
    ? null
    : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

function ofEach<Value>(make: (name: Name) => Value | null): ByName<Value> {
  return { views: make('views'), orders: make('orders'), revenueKopecks: make('revenueKopecks') };
}

export type Loss = {
  /** Of what both cards have in all their queries, the part in those that they share. */
  inCommon: ByName<number>;
  /** A week, from and to. */
  cost: ByName<[number, number]>;
};

type Pair = {
  queries: ReadonlySet<string>;
  /** Of what both good places would bring, both brought so much; `flat` is the more cautious. */
  kept: { usual: number; flat: number };
};

/** How far a count may be from what is usual, as a part of it; what it counts decides how often. */
function spreadOf(lines: readonly FigureLine[], name: Name): number | null {
  const count = sumOf(lines, name === 'views' ? 'views' : 'orders');
  return count === null || count === 0 ? null : DEVIATIONS / Math.sqrt(count);
}

/** What two cards lose by changing places, from the figures of both. */
export function estimateLoss({ days, lines }: Figures, { queries, kept }: Pair): Loss {
  const shared = lines.filter(({ text }) => queries.has(text));
  const missing = { least: 1 / kept.flat - 1, most: 1 / kept.usual - 1 };
  return {
    inCommon: ofEach((name) => {
      const [part, all] = [sumOf(shared, name), sumOf(lines, name)];
      return part === null || all === null || all === 0 ? null : part / all;
    }),
    cost: ofEach((name) => {
      const [sum, spread] = [sumOf(shared, name), spreadOf(shared, name)];
      if (sum === null || spread === null || days === 0) return null;
      const week = (sum / days) * WEEK_DAYS;
      return [
        Math.round(week * missing.least * Math.max(0, 1 - spread)),
        Math.round(week * missing.most * (1 + spread)),
      ];
    }),
  };
}
