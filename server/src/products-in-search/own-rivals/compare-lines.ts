import type { HourlyPlaces } from './shared-shelf.ts';

const HOURS = 24;

export type Line = { places: HourlyPlaces; jumps: ReadonlyMap<number, number> };

/** Two cards on one shelf; every figure is the same whichever comes first. */
export type Compared = {
  /** Hours at which both were read, as at the hour before. */
  steps: number;
  /** Hours at which both have a place. */
  sharedHours: number;
  /** Hours at which one jumped up and the other down. */
  exchanges: number[];
  /** Hours at which both jumped the same way. */
  joint: number[];
  /** Exchanges that chance makes of their jumps, those of each hour of the day by themselves. */
  expected: number;
  /** How often the order of the two changed. */
  swaps: number;
};

/** Jumps of each way by the hour of the day: advertising that is switched by the clock does so at the same hours. */
function countByClock() {
  const zeros = () => new Float64Array(HOURS);
  return { steps: zeros(), oneUp: zeros(), oneDown: zeros(), otherUp: zeros(), otherDown: zeros() };
}

function expectedOf({ steps, oneUp, oneDown, otherUp, otherDown }: ReturnType<typeof countByClock>): number {
  return steps.reduce((sum, count, clock) => {
    if (count === 0) return sum;
    const ups = (oneUp[clock] ?? 0) * (otherDown[clock] ?? 0);
    const downs = (oneDown[clock] ?? 0) * (otherUp[clock] ?? 0);
    return sum + (ups + downs) / count;
  }, 0);
}

function add(counts: Float64Array, clock: number): void {
  counts[clock] = (counts[clock] ?? 0) + 1;
}

export function compareLines(one: Line, other: Line): Compared {
  const counts = countByClock();
  const exchanges: number[] = [];
  const joint: number[] = [];
  let [steps, sharedHours, swaps] = [0, 0, 0];
  let wasAbove: boolean | undefined;
  for (let hour = 0; hour < one.places.length; hour += 1) {
    const [first, second] = [one.places[hour] ?? 0, other.places[hour] ?? 0];
    if (first === 0 || second === 0) continue;
    sharedHours += 1;
    const isAbove = first < second;
    if (wasAbove !== undefined && wasAbove !== isAbove) swaps += 1;
    wasAbove = isAbove;
    if (!one.places[hour - 1] || !other.places[hour - 1]) continue;
    steps += 1;
    const clock = hour % HOURS;
    add(counts.steps, clock);
    const [up, otherUp] = [one.jumps.get(hour), other.jumps.get(hour)];
    if (up !== undefined) add(up > 0 ? counts.oneUp : counts.oneDown, clock);
    if (otherUp !== undefined) add(otherUp > 0 ? counts.otherUp : counts.otherDown, clock);
    if (up === undefined || otherUp === undefined) continue;
    (up > 0 === otherUp > 0 ? joint : exchanges).push(hour);
  }
  return { steps, sharedHours, exchanges, joint, expected: expectedOf(counts), swaps };
}
