import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getOverview } from '@vitrina/contract/statistics.ts';
import type { Period } from '../platform/texts/create-format.ts';
import type { TextKey } from '../platform/texts/text-key.ts';

type Overview = OutputOf<typeof getOverview>;
type SearchFigures = Overview['searchFigures'];

const TOPS = [10, 50, 100] as const;
const NO_LINE: readonly null[] = [];

type FigureCard = {
  value: number | null;
  /** null: there is nothing to compare with. */
  change: number | null;
  /** Empty: not one day was measured. */
  line: readonly (number | null)[];
  absence: TextKey | undefined;
};

export type SearchCard = FigureCard & { id: 'visibility' | 'orders'; week: Period | null };
export type TestsCard = FigureCard & { id: 'tests' };
export type TopCard = FigureCard & { id: 'top'; top: (typeof TOPS)[number]; queries: number };

function lineOf(values: readonly (number | null)[]): FigureCard['line'] {
  return values.some((value) => value !== null) ? values : NO_LINE;
}

/** Growth from nothing has no size. */
function growthOf(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : now / before - 1;
}

function searchAbsence(id: SearchCard['id'], { state, week }: SearchFigures): TextKey {
  if (state === 'noPremium' && id === 'visibility') return 'statistics.absent.premium';
  if (week !== null) return 'statistics.absent.partly';
  if (state === 'failed' || state === 'collecting') return `statistics.absent.${state}`;
  return 'statistics.absent.nothing';
}

function topAbsence(line: FigureCard['line'], queries: number): TextKey {
  if (queries === 0) return 'statistics.absent.untracked';
  return line.length === 0 ? 'statistics.absent.waiting' : 'statistics.absent.unchecked';
}

export function searchCard(id: SearchCard['id'], overview: Overview | undefined): SearchCard {
  if (overview === undefined)
    return { id, value: null, change: null, line: NO_LINE, absence: undefined, week: null };
  const { searchFigures } = overview;
  const { week: value, weekBefore, days } = searchFigures[id];
  return {
    id,
    value,
    change: growthOf(value, weekBefore),
    line: lineOf(days),
    absence: value === null ? searchAbsence(id, searchFigures) : undefined,
    week: searchFigures.week,
  };
}

/** In queries, not in per cent: a query more or less is what a person does something about. */
export function topCards(overview: Overview | undefined): TopCard[] {
  return TOPS.map((top) => {
    const figures = overview?.tops.find((one) => one.top === top);
    const { now = null, weekAgo = null, days = NO_LINE } = figures ?? {};
    const line = lineOf(days);
    const queries = overview?.trackedQueries ?? 0;
    return {
      id: 'top',
      top,
      value: now,
      change: now === null || weekAgo === null ? null : now - weekAgo,
      line,
      absence: overview !== undefined && now === null ? topAbsence(line, queries) : undefined,
      queries,
    };
  });
}

/** In tests, and a true zero where none was made. */
export function testsCard(overview: Overview | undefined): TestsCard {
  const { now = null, weekAgo = 0, days = NO_LINE } = overview?.runningTests ?? {};
  return {
    id: 'tests',
    value: now,
    change: now === null ? null : now - weekAgo,
    line: days,
    absence: undefined,
  };
}
