import { DAY_MINUTES, MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { assignTickOffsets } from '../../server/src/positions/schedule/assign-tick-offsets.ts';
import { judgeFall, type Memory } from '../../server/src/positions/schedule/judge-fall.ts';
import { type Fall, planReschedules } from '../../server/src/positions/schedule/plan-reschedules.ts';
import { ratePriority } from '../../server/src/positions/schedule/rate-priority.ts';
import { renewTickOffsets } from '../../server/src/positions/schedule/renew-tick-offsets.ts';
import {
  countTickOffsets,
  followingSlot,
  nextSlot,
  nextTick,
} from '../../server/src/positions/schedule/slots.ts';
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
  priority: number;
  tickOffset: number;
  slotAt: Date;
  movedTicks: number;
  isHeld: boolean;
  memory: Memory | undefined;
};

const minuteOf = (at: Date) => (at.getTime() - START.getTime()) / MINUTE_MS;
const dayOf = (at: Date) => Math.floor(minuteOf(at) / DAY_MINUTES);

function startChecks({ queries }: FallingShop, stepMinutes: StepMinutes, order: Order): Check[] {
  const offsets = countTickOffsets(stepMinutes);
  const known = queries.map(({ sku, cityId }, termId) => ({
    termId,
    cityId,
    skus: [sku],
    priority: 0,
    keptOffset: null,
  }));
  const assignable = assignTickOffsets(known, offsets);
  return known.map((one, index) => {
    const tickOffset = order === 'adaptive' ? (assignable[index] ?? 0) : (one.termId + one.cityId) % offsets;
    const slotAt = nextSlot(START, { cabinetId: CABINET, tickOffset }, stepMinutes);
    return { ...one, tickOffset, slotAt, movedTicks: 0, isHeld: false, memory: undefined };
  });
}

/** The checks of some days, planned by the functions of the product; the plain order is made once and moves nothing. */
export function runOrder(
  shop: FallingShop,
  { stepMinutes, order, days }: { stepMinutes: StepMinutes; order: Order; days: number },
): Run {
  let checks = startChecks(shop, stepMinutes, order);
  const moments: number[][] = checks.map(() => []);
  const falls: Fall[] = [];
  let mostInTick = 0;
  let scheduledOn = 0;

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
      check.slotAt = followingSlot(
        check.slotAt,
        { cabinetId: CABINET, tickOffset: check.tickOffset },
        stepMinutes,
      );
      check.movedTicks = 0;
    }
    return hasFallen;
  }

  function renew(now: Date) {
    scheduledOn = dayOf(now);
    const rated = checks.map((check) => ({
      ...check,
      priority: ratePriority(
        check.memory === undefined ? [] : [check.memory],
        shop.queries[check.termId]?.demand ?? 0,
      ),
    }));
    checks = renewTickOffsets(rated, { cabinetId: CABINET, stepMinutes, now });
  }

  function follow(now: Date) {
    const recent = falls.filter(
      ({ noticedAt }) => noticedAt.getTime() > now.getTime() - stepMinutes * MINUTE_MS,
    );
    const planned = checks.map(({ memory, ...check }) => {
      const at = memory === undefined ? null : new Date(memory[2] * 1000);
      return { ...check, checkedAt: check.skus.map((sku) => ({ sku, at })) };
    });
    const moves = planReschedules(planned, recent, { cabinetId: CABINET, stepMinutes, now });
    const moveOf = new Map(moves.map((move) => [move.termId, move]));
    checks = checks.map((check) => ({ ...check, ...moveOf.get(check.termId) }));
  }

  for (let tick = nextTick(START, CABINET); dayOf(tick) < days; tick = nextTick(tick, CABINET)) {
    const due = checks.filter((check) => check.slotAt <= tick);
    mostInTick = Math.max(mostInTick, due.length);
    const hasFallen = checkTick(tick, due);
    const now = new Date(tick.getTime() + due.length * MS_OF_A_CHECK);
    if (order === 'round-robin') continue;
    if (dayOf(now) > scheduledOn) renew(now);
    if (hasFallen) follow(now);
  }
  return { moments, mostInTick, calls: moments.reduce((sum, own) => sum + own.length, 0) };
}
