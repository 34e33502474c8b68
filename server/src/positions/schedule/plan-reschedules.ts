import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { nextTick, startOfRound, TICK_MINUTES } from './slots.ts';

const TICK_MS = TICK_MINUTES * MINUTE_MS;

/** A check whose slot has not begun yet. */
export type Planned = {
  termId: number;
  cityId: number;
  slotAt: Date;
  /** How many ticks after its turn the slot stands; less than 0: before it. */
  movedTicks: number;
  priority: number;
  /** Its products and when each was last looked at here; null: never. */
  checkedAt: readonly { sku: number; at: Date | null }[];
  /** Its slot is promised to somebody. */
  isHeld: boolean;
};

export type Fall = { sku: number; cityId: number; noticedAt: Date };

export type Move = { termId: number; cityId: number; slotAt: Date; movedTicks: number };

/** A product's fall as its first notice told it, and the cities in which it was noticed. */
function groupFalls(falls: readonly Fall[]): Map<number, { noticedAt: Date; cities: Set<number> }> {
  const groups = new Map<number, { noticedAt: Date; cities: Set<number> }>();
  for (const { sku, cityId, noticedAt } of falls) {
    const known = groups.get(sku) ?? { noticedAt, cities: new Set() };
    if (noticedAt < known.noticedAt) known.noticedAt = noticedAt;
    known.cities.add(cityId);
    groups.set(sku, known);
  }
  return groups;
}

/**
 * After falls: the other checks of the same products change places, inside their rounds, with checks of other products
 * that come earlier. Every tick stays as full as it was, and every check keeps one slot in every round. What has been
 * looked at since the fall waits for its turn.
 */
export function planReschedules(
  planned: readonly Planned[],
  falls: readonly Fall[],
  { cabinetId, stepMinutes, now }: { cabinetId: number; stepMinutes: StepMinutes; now: Date },
): Move[] {
  const groups = groupFalls(falls);
  const concerned = planned.filter(({ checkedAt }) => checkedAt.some(({ sku }) => groups.has(sku)));
  const isStale = ({ checkedAt }: Planned) =>
    checkedAt.some(({ sku, at }) => {
      const fall = groups.get(sku);
      return fall !== undefined && at !== null && at < fall.noticedAt;
    });
  const isNear = ({ cityId, checkedAt }: Planned) =>
    checkedAt.some(({ sku }) => groups.get(sku)?.cities.has(cityId));
  const order = (a: Planned, b: Planned) => a.termId - b.termId || a.cityId - b.cityId;
  const rescheduled = concerned
    .filter((check) => isStale(check) && !check.isHeld)
    .toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)) || b.priority - a.priority || order(a, b));

  const slots = new Map(planned.map((check) => [check, check.slotAt.getTime()]));
  const stays = new Set(concerned);
  const waiting = Map.groupBy(
    planned
      .filter((check) => !stays.has(check) && !check.isHeld && check.movedTicks >= 0)
      // Taken from the end.
      .toSorted((a, b) => b.priority - a.priority || order(b, a)),
    (check) => check.slotAt.getTime(),
  );
  for (const check of rescheduled) {
    const own = check.slotAt.getTime();
    const round = startOfRound(check.slotAt, cabinetId, stepMinutes).getTime();
    const soonest = Math.max(round, nextTick(now, cabinetId).getTime());
    for (let tick = soonest; tick < own; tick += TICK_MS) {
      const other = waiting.get(tick)?.pop();
      if (other === undefined) continue;
      slots.set(check, tick);
      slots.set(other, own);
      break;
    }
  }
  return planned.flatMap((check) => {
    const slot = slots.get(check) ?? 0;
    const ticks = (slot - check.slotAt.getTime()) / TICK_MS;
    if (ticks === 0) return [];
    const { termId, cityId, movedTicks } = check;
    return [{ termId, cityId, slotAt: new Date(slot), movedTicks: movedTicks + ticks }];
  });
}
