import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { PositionEntryId } from '@vitrina/contract/ids.ts';
import { getPositionBudget } from '@vitrina/contract/positions/budget.ts';
import { getPositionCell } from '@vitrina/contract/positions/causes.ts';
import { listPositionEntries, previewPositionEntry } from '@vitrina/contract/positions/entries.ts';
import { getPositionMatrix, getProductStandings } from '@vitrina/contract/positions/matrix.ts';
import { listPositionTrends } from '@vitrina/contract/positions/trends.ts';
import { comparePositionProducts, getPositionDayProfile } from '@vitrina/contract/positions/views.ts';
import type { Asking } from '../ask-as.ts';
import type { Question } from '../tools/list-questions.ts';
import { CITY, type Followed, queryOf } from './prepare-cabinet.ts';

const BUDGET_MS = 100;
const FIRST_QUERY = queryOf(0, 0);
const TEN_MORE = Array.from({ length: 10 }, (_, index) => `чайник ${index}`);
const CHOICES = ['last', 'best', 'median'] as const;
/** The longest period of each grouping: 672 columns, and no more than a year. */
const DAYS: Record<TimeGrouping, number> = {
  FiveMinute: 2,
  HalfHour: 14,
  Hour: 28,
  SixHours: 168,
  TwelveHours: 336,
  Day: 365,
  Week: 365,
  Month: 365,
};

export type Reader = Asking & { cabinet: Followed };

function ofMatrix({ ask, cabinet }: Reader, today: string, days: number): Question[] {
  const entry = { cabinetId: cabinet.cabinetId, entryId: PositionEntryId.parse(cabinet.entryId) };
  return TimeGrouping.options.flatMap((grouping) =>
    CHOICES.map((choice) => {
      const from = addDays(today, 1 - Math.min(DAYS[grouping], days));
      return {
        what: `matrix of 40 queries, ${grouping}, ${Math.min(DAYS[grouping], days)} days, ${choice}`,
        budgetMs: BUDGET_MS,
        ask: () => ask(getPositionMatrix, { ...entry, from, to: today, grouping, choice }),
      };
    }),
  );
}

/** What stands on the home around its table. */
function ofHome({ ask, cabinet: { cabinetId } }: Reader, what: string): Question[] {
  const of = (name: string, ask: () => Promise<string>): Question => ({
    what: `${name} of ${what}`,
    budgetMs: BUDGET_MS,
    ask,
  });
  return [
    of('list', () => ask(listPositionEntries, { cabinetId })),
    of('lines and changes', () => ask(listPositionTrends, { cabinetId })),
    of('budget in full', () => ask(getPositionBudget, { cabinetId })),
    of('cost of ten queries more', () =>
      ask(previewPositionEntry, { cabinetId, skus: [1], cityId: CITY, queries: TEN_MORE }),
    ),
  ];
}

/** The other views of an entry, and what a cell opens. */
function ofEntry({ ask, cabinet }: Reader, today: string, now: Date): Question[] {
  const entry = { cabinetId: cabinet.cabinetId, entryId: PositionEntryId.parse(cabinet.entryId) };
  const month = { ...entry, from: addDays(today, 1 - DAYS.Hour), to: today };
  const query = FIRST_QUERY;
  const bucket = new Date(now.getTime() - HOUR_MS).toISOString();
  const of = (what: string, ask: () => Promise<string>): Question => ({ what, budgetMs: BUDGET_MS, ask });
  return [
    of('day profile of 40 queries, 28 days', () => ask(getPositionDayProfile, month)),
    of('10 products of one query, Hour, 28 days', () => ask(comparePositionProducts, { ...month, query })),
    of('cell of an hour', () => ask(getPositionCell, { ...entry, query, bucket })),
  ];
}

/** Every read of the screens of positions; why a place moved and rehearsals have parts of their own. */
export function listReads(small: Reader, large: Reader, now: Date, days: number): Question[] {
  const today = moscowDay(now);
  const skus = Array.from({ length: 100 }, (_, index) => index + 1);
  return [
    ...ofHome(small, '10 products × 40 queries'),
    ...ofHome(large, '500 products × 10 queries'),
    {
      what: 'standings of 100 of 500 products',
      budgetMs: BUDGET_MS,
      ask: () => large.ask(getProductStandings, { cabinetId: large.cabinet.cabinetId, skus }),
    },
    ...ofEntry(small, today, now),
    ...ofMatrix(small, today, days),
  ];
}
