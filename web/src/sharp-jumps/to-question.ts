import { Day } from '@vitrina/contract/dates.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import type { getSharpJumps, JumpAlertFilter, JumpMetric } from '@vitrina/contract/sharp-jumps.ts';
import type { SharpJumpsSearch } from './search.ts';

export type Question = InputOf<typeof getSharpJumps>;

const KOPECKS = 100;

/** People write roubles, the question is in kopecks. */
export function baseInUnits(metric: JumpMetric, base: number): number {
  return metric === 'gmv' ? base * KOPECKS : base;
}

export function baseForPeople(metric: JumpMetric, base: number): number {
  return metric === 'gmv' ? Math.round(base / KOPECKS) : base;
}

function filterOf({ marketplace, window, direction, metric, base, contains, misspelt }: SharpJumpsSearch) {
  const minBase = base === undefined ? {} : { minBase: baseInUnits(metric, base) };
  return { marketplace, window, direction, metric, contains, isMisspelt: misspelt, ...minBase };
}

/** What the address asks for; seasonal rows are hidden here, so that hiding them is no other question. */
export function toQuestion(search: SharpJumpsSearch, cabinetId: CabinetId): Question {
  const day = Day.safeParse(search.day);
  return { cabinetId, ...filterOf(search), ...(day.success ? { day: day.data } : {}) };
}

export function toAlertFilter(search: SharpJumpsSearch): JumpAlertFilter {
  return { ...filterOf(search), isSeasonHidden: search.hideSeasonal };
}

/** The state of the screen that shows what an alert looks at. */
export function fromAlertFilter({
  minBase,
  isSeasonHidden,
  isMisspelt,
  ...filter
}: JumpAlertFilter): SharpJumpsSearch {
  const base = minBase === undefined ? undefined : baseForPeople(filter.metric, minBase);
  return { ...filter, base, day: '', hideSeasonal: isSeasonHidden, misspelt: isMisspelt };
}
