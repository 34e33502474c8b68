import { DAY_MINUTES, HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { PlannedWindow } from '../../src/ab-tests/design/plan-schedule.ts';
import { type MeasuredWindow, moscowHour, moscowWeekday } from '../../src/ab-tests/statistics/window.ts';

/** A market that draws clicks by a truth that it knows. */
export type World = {
  viewsPerDay: number;
  ctr: number;
  /** True lift of each image over the first, by id. */
  lifts: ReadonlyMap<number, number>;
  /** Deviation of a window's share of clicks, and how much of it is left in the next window. */
  noise: number;
  memory: number;
  /** After so many minutes nine of ten buyers see the new picture, and so on; 0: all at once. */
  propagationMinutes: number;
  burnInMinutes: number;
  /** Windows whose counters could not be attributed. */
  lostShare: number;
};

export const REFERENCE_WORLD: Omit<World, 'lifts'> = {
  viewsPerDay: 6000,
  ctr: 0.04,
  noise: 0.1,
  memory: 0.5,
  propagationMinutes: 0,
  burnInMinutes: 0,
  lostShare: 0,
};

const WEEKEND = [2, 3];
const FEW = 30;

function normal(chance: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

function poisson(mean: number, chance: () => number): number {
  if (mean > FEW) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(chance)));
  const limit = Math.exp(-mean);
  let count = -1;
  for (let product = 1; product > limit; product *= chance()) count += 1;
  return Math.max(0, count);
}

const wave = (hour: number, peak: number) => Math.cos((2 * Math.PI * (hour - peak)) / 24);
const isWeekend = (at: Date) => WEEKEND.includes(moscowWeekday(at));

/** Few buyers at night, and more of them at the weekend. */
const trafficAt = (at: Date) => (1 + 0.7 * wave(moscowHour(at), 20)) * (isWeekend(at) ? 1.15 : 0.94);
/** In the evening and at the weekend people look around. */
const interestAt = (at: Date) => (1 + 0.2 * wave(moscowHour(at), 22)) * (isWeekend(at) ? 0.9 : 1.04);

/** The share of a window's counted views that still sees the picture before. */
function lingering({ propagationMinutes, burnInMinutes }: World, minutes: number): number {
  if (propagationMinutes === 0 || minutes <= burnInMinutes) return 0;
  const decay = propagationMinutes / Math.LN10;
  const left = (at: number) => Math.exp(-at / decay);
  return (decay * (left(burnInMinutes) - left(minutes))) / (minutes - burnInMinutes);
}

/** The counters of a whole schedule as the product stores them. */
export function playSchedule(
  world: World,
  schedule: readonly PlannedWindow[],
  chance: () => number,
): MeasuredWindow[] {
  const { noise, memory, viewsPerDay, ctr, lifts } = world;
  let state = normal(chance);
  return schedule.map((window, index) => {
    state = memory * state + Math.sqrt(1 - memory ** 2) * normal(chance);
    const minutes = (window.to.getTime() - window.from.getTime()) / MINUTE_MS;
    const counted = Math.max(0, minutes - world.burnInMinutes);
    const hour = new Date(Math.floor(window.from.getTime() / HOUR_MS) * HOUR_MS);
    // Views differ more than by chance: campaigns win and lose auctions.
    const crowd = Math.exp(0.3 * normal(chance) - 0.045);
    const views = poisson(((viewsPerDay * counted) / DAY_MINUTES) * trafficAt(hour) * crowd, chance);
    const former = schedule[index - 1]?.imageId ?? null;
    const share = lingering(world, minutes);
    const lift =
      (1 - share) * (lifts.get(window.imageId) ?? 0) + share * (lifts.get(former ?? window.imageId) ?? 0);
    const rate = ctr * interestAt(hour) * (1 + lift) * Math.exp(noise * state - noise ** 2 / 2);
    const clicks = Math.min(views, poisson(views * rate, chance));
    return {
      ...window,
      views,
      clicks,
      carts: poisson(clicks * 0.1, chance),
      orders: poisson(clicks * 0.03, chance),
      modelOrders: null,
      isVoid: chance() < world.lostShare,
      formerImageId: former,
    };
  });
}
