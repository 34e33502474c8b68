import { addDays, type Day, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { OWN_RIVALS_DAYS } from '@vitrina/contract/products-in-search.ts';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import { visibleOwnDays } from '../../own-queries/own-days.ts';
import type { TimedContext } from '../../platform/context.ts';

const DAY_HOURS = 24;

export type OwnSpan = { from: Day; to: Day; start: Date; hours: number };

/** The days in which own cards are compared, today with the hours that it will have. */
export function ownSpan(now: Date): OwnSpan {
  const to = moscowDay(now);
  const from = addDays(to, 1 - OWN_RIVALS_DAYS);
  return { from, to, start: startOfMoscowDay(from), hours: OWN_RIVALS_DAYS * DAY_HOURS };
}

/** What a plan shows of these days: places of own checks from a moment on, or none; own figures from a day on. */
export type Visible = { checksFrom: Date | null; figuresFrom: Day };

/** Shelves are shown to everybody for as long as they are kept; what was collected for the cabinet, as its plan says. */
export async function findVisible(context: TimedContext, cabinetId: number, span: OwnSpan): Promise<Visible> {
  const limits = PLAN_LIMITS[await getCabinetPlan(context, cabinetId)];
  const latest = (day: Day) => (day > span.from ? day : span.from);
  const oldestChecks = addDays(span.to, 1 - limits.positionHistoryDays);
  return {
    checksFrom: limits.positionHistoryDays > 0 ? startOfMoscowDay(latest(oldestChecks)) : null,
    figuresFrom: latest(visibleOwnDays(limits.myRequestsHistoryDays, context.clock.now()).from),
  };
}

export function momentOfHour({ start }: OwnSpan, hour: number): string {
  return new Date(start.getTime() + hour * HOUR_MS).toISOString();
}
