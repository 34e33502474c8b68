import type { StepMinutes } from '@vitrina/contract/positions.ts';
import { dealParts } from '../server/src/positions/position-order/deal-parts.ts';
import { judgeFall, type Memory } from '../server/src/positions/position-order/judge-fall.ts';
import { type Fall, planPulls } from '../server/src/positions/position-order/plan-pulls.ts';
import { rateInterest } from '../server/src/positions/position-order/rate-interest.ts';
import { countParts, followingSlot, nextSlot, nextTick } from '../server/src/positions/slots.ts';
import { percentile } from './percentile.ts';
import type { Row } from './report.ts';

const CABINET = 7;
const START = new Date('2026-03-02T21:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** The first day only fills the memory of places. */
const DAYS = 4;
const PRODUCTS = { 30: 40, 60: 80 } as const;
const SEEDS = [1, 2, 3];
/** Checks that are made within a tick: about one in half a second. */
const SECONDS_OF_A_CHECK = 0.5;

/** Of a product (all its queries) or of one query alone. */
type Event = { queries: readonly number[]; isOfProduct: boolean; fromMinute: number; untilMinute: number; depth: number };
type Query = { sku: number; cityId: number; place: number; noise: number; demand: number };
type World = { queries: Query[]; events: Event[]; placeOf(query: number, minute: number): number | null };

/** mulberry32 */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A stated model: each product falls with all its queries once a day on average, and one of its queries alone as often. */
function makeWorld(seed: number, products: number): World {
  const random = createRandom(seed);
  const queries: Query[] = [];
  const events: Event[] = [];
  for (let sku = 1; sku <= products; sku += 1) {
    const own: number[] = [];
    const count = 4 + Math.floor(random() * 17);
    for (let index = 0; index < count; index += 1) {
      own.push(queries.length);
      const place = Math.ceil(2 ** (1 + random() * 8));
      queries.push({ sku, cityId: index % 5 === 4 ? 2 : 213, place, noise: random() * 0.15, demand: 2 ** (random() * 14) });
    }
    for (let day = 0; day < DAYS; day += 1) {
      for (const isOfProduct of [true, false]) {
        const fromMinute = (day + random()) * DAY_MINUTES;
        const untilMinute = fromMinute + 240 + random() * 480;
        const one = own[Math.floor(random() * own.length)] ?? 0;
        events.push({ queries: isOfProduct ? own : [one], isOfProduct, fromMinute, untilMinute, depth: 1 + random() * 3 });
      }
    }
  }
  const eventsOf = queries.map((_, query) => events.filter((event) => event.queries.includes(query)));
  const placeOf = (query: number, minute: number) => {
    const { place, noise } = queries[query] ?? { place: 1, noise: 0 };
    const fallen = (eventsOf[query] ?? []).reduce(
      (sum, { fromMinute, untilMinute, depth }) => sum + (minute >= fromMinute && minute < untilMinute ? depth : 0),
      0,
    );
    const wandering = (createRandom(seed + query * 977 + Math.floor(minute / 60))() * 2 - 1) * noise;
    const now = Math.max(1, Math.round(place * 2 ** (fallen + wandering)));
    return now > 1000 ? null : now;
  };
  return { queries, events, placeOf };
}

type Check = { termId: number; cityId: number; sku: number; slotAt: Date; part: number; movedParts: number; interest: number; memory: Memory | undefined };

/** Moments of all checks of each query, by the product's own rules in the given order. */
function runOrder(world: World, stepMinutes: StepMinutes, isAdaptive: boolean): { moments: number[][]; mostInTick: number } {
  const parts = countParts(stepMinutes);
  const deal = (checks: readonly Pick<Check, 'termId' | 'cityId' | 'sku' | 'interest'>[]) =>
    isAdaptive
      ? dealParts(checks.map((check) => ({ ...check, skus: [check.sku], keptPart: null })), parts)
      : checks.map(({ termId, cityId }) => (termId + cityId) % parts);
  const given = world.queries.map(({ sku, cityId }, termId) => ({ termId, cityId, sku, interest: 0 }));
  const firstParts = deal(given);
  const checks = given.map((one, index): Check => {
    const part = firstParts[index] ?? 0;
    return { ...one, part, movedParts: 0, memory: undefined, slotAt: nextSlot(START, { cabinetId: CABINET, part }, stepMinutes) };
  });
  const moments: number[][] = checks.map(() => []);
  let falls: Fall[] = [];
  let mostInTick = 0;
  let day = 0;
  for (let tick = nextTick(START, CABINET); tick.getTime() < START.getTime() + DAYS * DAY_MINUTES * MINUTE_MS; tick = nextTick(tick, CABINET)) {
    const due = checks.filter((check) => check.slotAt <= tick);
    mostInTick = Math.max(mostInTick, due.length);
    let hasFallen = false;
    for (const [place, check] of due.entries()) {
      const at = new Date(tick.getTime() + place * SECONDS_OF_A_CHECK * 1000);
      const minute = (at.getTime() - START.getTime()) / MINUTE_MS;
      moments[check.termId]?.push(minute);
      const verdict = judgeFall(check.memory, world.placeOf(check.termId, minute), at);
      check.memory = verdict.memory;
      if (verdict.hasFallen) {
        hasFallen = true;
        falls.push({ sku: check.sku, cityId: check.cityId, noticedAt: at });
      }
      check.slotAt = followingSlot(check.slotAt, { cabinetId: CABINET, part: check.part }, stepMinutes);
      check.movedParts = 0;
    }
    if (!isAdaptive) continue;
    const now = new Date(tick.getTime() + due.length * SECONDS_OF_A_CHECK * 1000);
    const today = Math.floor((now.getTime() - START.getTime()) / MINUTE_MS / DAY_MINUTES);
    if (today > day) {
      day = today;
      for (const check of checks) check.interest = rateInterest(check.memory === undefined ? [] : [check.memory], world.queries[check.termId]?.demand ?? 0);
      const next = deal(checks);
      for (const [index, check] of checks.entries()) {
        const fresh = { cabinetId: CABINET, part: next[index] ?? 0 };
        check.part = fresh.part;
        const later = followingSlot(now, fresh, stepMinutes);
        if (check.slotAt > now && followingSlot(check.slotAt, fresh, stepMinutes) > later) {
          check.slotAt = later;
          check.movedParts = 0;
        }
      }
    }
    if (hasFallen) {
      falls = falls.filter(({ noticedAt }) => noticedAt.getTime() > now.getTime() - stepMinutes * MINUTE_MS);
      const planned = checks.map(({ memory, sku, ...check }) => ({
        ...check,
        looks: [{ sku, at: memory === undefined ? null : new Date(memory[2] * 1000) }],
        isHeld: false,
      }));
      for (const move of planPulls(planned, falls, { cabinetId: CABINET, stepMinutes, now })) {
        Object.assign(checks[move.termId] ?? {}, { slotAt: move.slotAt, movedParts: move.movedParts });
      }
    }
  }
  return { moments, mostInTick };
}

function listDelays({ queries, events }: World, moments: readonly number[][]) {
  const firstAfter = (query: number, minute: number) => moments[query]?.find((at) => at >= minute) ?? Number.NaN;
  const measured = events.filter(({ fromMinute, untilMinute }) => fromMinute >= DAY_MINUTES && untilMinute < DAYS * DAY_MINUTES);
  const ofEvent = (event: Event) => event.queries.map((query) => firstAfter(query, event.fromMinute) - event.fromMinute);
  void queries;
  return {
    ofQueries: measured.filter((event) => event.isOfProduct).flatMap(ofEvent),
    ofProducts: measured.filter((event) => event.isOfProduct).map((event) => Math.min(...ofEvent(event))),
    alone: measured.filter((event) => !event.isOfProduct).flatMap(ofEvent),
    calls: moments.reduce((sum, own) => sum + own.length, 0),
  };
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
for (const step of [30, 60] as const) for (const seed of SEEDS) {
  const world = makeWorld(seed, PRODUCTS[step]);
  for (const adaptive of [false, true]) {
    const t = performance.now();
    const run = runOrder(world, step, adaptive);
    const d = listDelays(world, run.moments);
    console.log(step, seed, world.queries.length, adaptive, 'max tick', run.mostInTick, 'calls', d.calls, (performance.now()-t).toFixed(0)+'ms');
    for (const name of ['ofQueries','ofProducts','alone'] as const) console.log('  ', name, d[name].length, mean(d[name]).toFixed(1), percentile(d[name],.5).toFixed(1), percentile(d[name],.9).toFixed(1));
  }
}
