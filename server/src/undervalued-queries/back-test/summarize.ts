import type { Day } from '@vitrina/contract/dates.ts';
import type { BackTest, LiftOverWeeks, OverWeeks } from '@vitrina/contract/tools/back-test.ts';
import { PARTS } from './calibration.ts';
import { overWeeks, type WeekValue } from './over-weeks.ts';
import { DRAWS, outcomeDay } from './rules.ts';
import type { JudgedWeek, Week } from './week.ts';

type Measure = 'orders' | 'searches';
type DatedWeek = { day: Day; week: JudgedWeek };

/** Lifts are compared as times, so they are averaged as logarithms; a list that lost everything has none. */
const LEAST_LIFT = 0.01;

function mapBounds({ value, low, high, low80, high80 }: OverWeeks, of: (value: number) => number): OverWeeks {
  return { value: of(value), low: of(low), high: of(high), low80: of(low80), high80: of(high80) };
}

function judge(lift: OverWeeks): Pick<LiftOverWeeks, 'verdict' | 'reason'> {
  if (lift.low > 1) return { verdict: 'better', reason: null };
  if (lift.high < 1) return { verdict: 'worse', reason: null };
  return { verdict: 'cannotSay', reason: 'acrossOne' };
}

export function liftOverWeeks(weeks: readonly DatedWeek[], newest: Day, measure: Measure): LiftOverWeeks {
  const values = weeks.flatMap(({ day, week }): WeekValue[] => {
    const lift = week[measure];
    return lift === null ? [] : [{ day, value: Math.log(Math.max(lift.value, LEAST_LIFT)) }];
  });
  const { blocks, of } = overWeeks(values, newest);
  const counted = { weeks: values.length, blocks };
  if (of === null) {
    const reason = values.length === 0 ? 'nothingBefore' : 'fewBlocks';
    return { ...counted, verdict: 'cannotSay', reason, lift: null };
  }
  const lift = mapBounds(of, Math.exp);
  return { ...counted, ...judge(lift), lift };
}

/** Chances do not leave 0 to 1, whatever the bounds of a few weeks say. */
const toChance = (value: number) => Math.min(1, Math.max(0, value));

function calibrate(weeks: readonly DatedWeek[], newest: Day) {
  return Array.from({ length: PARTS }, (_, place) => {
    const parts = weeks.flatMap(({ day, week }) => {
      const part = week.parts[place];
      return part ? [{ day, part }] : [];
    });
    if (parts.length === 0) return [];
    const chance = (measure: Measure) => {
      const values = parts.flatMap(({ day, part: { [measure]: places } }): WeekValue[] =>
        places.known === 0 ? [] : [{ day, value: places.sum / places.known }],
      );
      const { of } = overWeeks(values, newest);
      return of && mapBounds(of, toChance);
    };
    return [
      {
        tenth: place + 1,
        from: Math.min(...parts.map(({ part }) => part.from)),
        to: Math.max(...parts.map(({ part }) => part.to)),
        queries: parts.reduce((sum, { part }) => sum + part.queries, 0),
        orders: chance('orders'),
        searches: chance('searches'),
      },
    ];
  }).flat();
}

/** What the lists of all weeks say together. */
export function summarize(weeks: ReadonlyMap<Day, Week>): BackTest {
  const judged = [...weeks].flatMap(([day, week]) => (week.state === 'judged' ? [{ day, week }] : []));
  const [first, last] = [judged[0], judged.at(-1)];
  if (first === undefined || last === undefined) {
    const queries = Math.max(0, ...[...weeks.values()].map((week) => week.queries));
    return { state: 'tooFew', queries };
  }
  return {
    state: 'done',
    from: first.day,
    to: last.day,
    day: outcomeDay(last.day),
    queries: Math.max(...judged.map(({ week }) => week.queries)),
    draws: DRAWS,
    weeks: judged.map(({ day, week: { orders, searches } }) => ({ day, orders, searches })),
    orders: liftOverWeeks(judged, last.day, 'orders'),
    searches: liftOverWeeks(judged, last.day, 'searches'),
    calibration: calibrate(judged, last.day),
  };
}
