import type { Averages, MarkName } from './scale.ts';

/** What a score is made of. */
export type ScoreInput = {
  count: number;
  buyers: number;
  zero: number;
  idle: number;
  sellers: number;
  week: { now: number; before: number };
  month: { now: number; before: number };
};

/** A share counts as if so many more searches had been like the market's average: a rare query is not judged by chance. */
const PRIOR_SEARCHES = 100;
/** The same for growth: so many searches more in both spans. */
const PRIOR_GROWTH = 20;

type Measure = {
  /** Which places of the market, 0 to 1, give none and all of the points. */
  none: number;
  all: number;
  of(input: ScoreInput, averages: Averages): number | null;
  /** The same in columns of sq_win (28 days) and the parameters of the averages. */
  sql: string;
};

const shareSql = (part: 'buyers' | 'zero' | 'idle') =>
  `(${part} + ${PRIOR_SEARCHES} * {${part}Average:Float64}) / (count + ${PRIOR_SEARCHES})`;

function share(part: 'buyers' | 'zero' | 'idle'): Pick<Measure, 'of' | 'sql'> {
  return {
    of: (input, averages) => (input[part] + PRIOR_SEARCHES * averages[part]) / (input.count + PRIOR_SEARCHES),
    sql: shareSql(part),
  };
}

function growth(span: 'week' | 'month', now: string, before: string): Measure {
  return {
    none: 0.5,
    all: 0.95,
    // Growth from nothing has no percentage, so it is no measure either.
    of: ({ [span]: pair }) =>
      pair.before === 0 ? null : Math.log((pair.now + PRIOR_GROWTH) / (pair.before + PRIOR_GROWTH)),
    sql: `if(${before} = 0, null, log((${now} + ${PRIOR_GROWTH}) / (${before} + ${PRIOR_GROWTH})))`,
  };
}

/** The one place of the measures: in TypeScript for a row, in SQL for a market. A database test demands that they agree. */
export const MEASURES: Record<MarkName, Measure> = {
  demand: { none: 0.5, all: 0.995, of: ({ count }) => Math.log(count), sql: 'log(count)' },
  conversion: { none: 0.1, all: 0.95, ...share('buyers') },
  zero: { none: 0.1, all: 0.95, ...share('zero') },
  idle: { none: 0.1, all: 0.95, ...share('idle') },
  // Few sellers for many searches are weak offers, so the points run the other way.
  crowd: {
    none: 0.9,
    all: 0.05,
    of: ({ sellers, count }) => Math.log((sellers + 1) / count),
    sql: 'log((sellers + 1) / count)',
  },
  growth7: growth('week', 'other', 'other_before'),
  growth28: growth('month', 'count', 'count_before'),
};
