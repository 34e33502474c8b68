import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Renewed, renewTickOffsets } from './renew-tick-offsets.ts';
import { countTickOffsets, slotOfRound, startOfRound } from './slots.ts';

const CABINET = 7;
const MINUTE = 60_000;
const now = new Date('2026-03-02T09:17:00Z');
const running = startOfRound(now, CABINET, 60).getTime();
const input = { cabinetId: CABINET, stepMinutes: 60, now } as const;

const anyChecks = fc
  .array(
    fc.record({
      tickOffset: fc.integer({ min: 0, max: 11 }),
      sku: fc.integer({ min: 1, max: 8 }),
      rounds: fc.integer({ min: -1, max: 1 }),
      movedTicks: fc.integer({ min: -3, max: 3 }),
      isHeld: fc.boolean(),
    }),
    { maxLength: 100 },
  )
  .map((list) =>
    list.map(({ tickOffset, sku, rounds, movedTicks, isHeld }, termId): Renewed => {
      const slotAt = new Date(running + rounds * 60 * MINUTE + tickOffset * 5 * MINUTE);
      return {
        termId,
        cityId: 213,
        skus: [sku],
        priority: termId % 5,
        tickOffset,
        slotAt,
        movedTicks,
        isHeld,
      };
    }),
  );

test('slots of the running round and promised ones stay, later ones move to their new offset', () => {
  fc.assert(
    fc.property(anyChecks, (checks) => {
      for (const [index, after] of renewTickOffsets(checks, input).entries()) {
        const check = checks[index];
        if (check === undefined) continue;
        expect(startOfRound(after.slotAt, CABINET, 60)).toEqual(startOfRound(check.slotAt, CABINET, 60));
        const isLater = check.slotAt.getTime() >= running + 60 * MINUTE;
        if (check.isHeld || !isLater) {
          expect(after).toEqual({ ...check, tickOffset: after.tickOffset });
          if (check.isHeld) expect(after.tickOffset).toBe(check.tickOffset);
        } else {
          expect(after.slotAt).toEqual(
            slotOfRound(check.slotAt, { cabinetId: CABINET, tickOffset: after.tickOffset }, 60),
          );
          expect(after.movedTicks).toBe(0);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('a tick of the next round has no more than its share', () => {
  const checks = Array.from({ length: 120 }, (_, termId): Renewed => {
    const slotAt = new Date(running + 60 * MINUTE + (termId % 3) * 5 * MINUTE);
    return {
      termId,
      cityId: 213,
      skus: [termId % 10],
      priority: 0,
      tickOffset: termId % 3,
      slotAt,
      movedTicks: 0,
      isHeld: false,
    };
  });
  const sizes = Map.groupBy(renewTickOffsets(checks, input), (check) => check.slotAt.getTime());
  expect([...sizes.values()].map((group) => group.length)).toEqual(
    Array.from({ length: countTickOffsets(60) }, () => 10),
  );
});
