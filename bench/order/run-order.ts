import { DAY_MINUTES, MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { dealParts } from '../../server/src/positions/schedule/deal-parts.ts';
import { judgeFall, type Memory } from '../../server/src/positions/schedule/judge-fall.ts';
import { type Fall, planPulls } from '../../server/src/positions/schedule/plan-pulls.ts';
import { rateInterest } from '../../server/src/positions/schedule/rate-interest.ts';
import { renewParts } from '../../server/src/positions/schedule/renew-parts.ts';
import { countParts, followingSlot, nextSlot, nextTick } from '../../server/src/positions/schedule/slots.ts';
import type { FallingShop } from './make-falls.ts';

const CABINET = 7;
/** A Moscow midnight. */
const START = new Date('2026-03-02T21:00:00Z');
/** A worker reads eight shelves at once. */
const MS_OF_A_CHECK = 250;

export type Order = 'round-robin' | 'adaptive';

/** When each query was checked, in minutes from the start, and the largest tick. */
export type Run = { moments: number[][]; calls: number; mostInTick: number };

type Check = {
  termId: number;
  cityId: number;
  skus: number[];
  interest: number;
  part: number;
  slotAt: Date;
  movedParts: number;
  isHeld: boolean;
  memory: Memory | undefined;
};

const minuteOf = (at: Date) => (at.getTime() - START.getTime()) / MINUTE_MS;
const dayOf = (at: Date) => Math.floor(minuteOf(at) / DAY_MINUTES);

function startChecks({ queries }: FallingShop, stepMinutes: StepMinutes, order: Order): Check[] {
  const parts = countParts(stepMinutes);
  const known = queries.map(({ sku, cityId }, termId) => ({
    termId,
    cityId,
    skus: [sku],
    interest: 0,
    keptPart: null,
  }));
  const dealt = dealParts(known, parts);
  return known.map((one, index) => {
    const part = order === 'adaptive' ? (dealt[index] ?? 0) : (one.termId + one.cityId) % parts;
    const slotAt = nextSlot(START, { cabinetId: CABINET, part }, stepMinutes);
    return { ...one, part, slotAt, movedParts: 0, isHeld: false, memory: undefined };
  });
}

/** The checks of some days, planned by the functions of the product; the plain order deals once and moves nothing. */
export function runOrder(
  shop: FallingShop,
  { stepMinutes, order, days }: { stepMinutes: StepMinutes; order: Order; days: number },
): Run {
  let checks = startChecks(shop, stepMinutes, order);
  const moments: number[][] = checks.map(() => []);
  const falls: Fall[] = [];
  let mostInTick = 0;
  let dealtOn = 0;

  /** Answers whether something has fallen. */
  function checkTick(tick: Date, due: readonly Check[]): boolean {
    let hasFallen = false;
    for (const [place, check] of due.entries()) {
      const at = new Date(tick.getTime() + place * MS_OF_A_CHECK);
      moments[check.termId]?.push(minuteOf(at));
      const verdict = judgeFall(check.memory, shop.placeOf(check.termId, minuteOf(at)), at);
      check.memory = verdict.memory;
      if (verdict.hasFallen) {
        hasFallen = true;
        falls.push({ sku: check.skus[0] ?? 0, cityId: check.cityId, noticedAt: at });
      }
      check.slotAt = followingSlot(check.slotAt, { cabinetId: CABINET, part: check.part }, stepMinutes);
      check.movedParts = 0;
    }
    return hasFallen;
  }

  function renew(now: Date) {
    dealtOn = dayOf(now);
    const rated = checks.map((check) => ({
      ...check,
      interest: rateInterest(
        check.memory === undefined ? [] : [check.memory],
        shop.queries[check.termId]?.demand ?? 0,
      ),
    }));
    checks = renewParts(rated, { cabinetId: CABINET, stepMinutes, now });
  }

  function follow(now: Date) {
    const recent = falls.filter(
      ({ noticedAt }) => noticedAt.getTime() > now.getTime() - stepMinutes * MINUTE_MS,
    );
    const planned = checks.map(({ memory, ...check }) => {
      const at = memory === undefined ? null : new Date(memory[2] * 1000);
      return { ...check, looks: check.skus.map((sku) => ({ sku, at })) };
    });
    const moves = planPulls(planned, recent, { cabinetId: CABINET, stepMinutes, now });
    const moveOf = new Map(moves.map((move) => [move.termId, move]));
    checks = checks.map((check) => ({ ...check, ...moveOf.get(check.termId) }));
  }

  for (let tick = nextTick(START, CABINET); dayOf(tick) < days; tick = nextTick(tick, CABINET)) {
    const due = checks.filter((check) => check.slotAt <= tick);
    mostInTick = Math.max(mostInTick, due.length);
    const hasFallen = checkTick(tick, due);
    const now = new Date(tick.getTime() + due.length * MS_OF_A_CHECK);
    if (order === 'round-robin') continue;
    if (dayOf(now) > dealtOn) renew(now);
    if (hasFallen) follow(now);
  }
  return { moments, mostInTick, calls: moments.reduce((sum, own) => sum + own.length, 0) };
}
