import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { PositionEntryId } from '@vitrina/contract/ids.ts';
import { getPositionMatrix, getProductStandings, listPositionEntries } from '@vitrina/contract/positions.ts';
import type { Asking } from '../ask-as.ts';
import type { Question } from '../tools/list-questions.ts';
import type { Followed } from './prepare-cabinet.ts';

const BUDGET_MS = 100;
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

/** Every read of the screens of positions. A new one is a line here. */
export function listReads(small: Reader, large: Reader, now: Date, days: number): Question[] {
  const today = moscowDay(now);
  const of = (what: string, ask: () => Promise<string>): Question => ({ what, budgetMs: BUDGET_MS, ask });
  const skus = Array.from({ length: 100 }, (_, index) => index + 1);
  const [ten, fiveHundred] = [small.cabinet.cabinetId, large.cabinet.cabinetId];
  return [
    of('list of 10 products × 40 queries', () => small.ask(listPositionEntries, { cabinetId: ten })),
    of('list of 500 products × 10 queries', () => large.ask(listPositionEntries, { cabinetId: fiveHundred })),
    of('standings of 100 of 500 products', () =>
      large.ask(getProductStandings, { cabinetId: fiveHundred, skus }),
    ),
    ...ofMatrix(small, today, days),
  ];
}
