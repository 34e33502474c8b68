import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Renewed, renewParts } from './renew-parts.ts';
import { countParts, slotOfRound, startOfRound } from './slots.ts';

const CABINET = 7;
const MINUTE = 60_000;
const now = new Date('2026-03-02T09:17:00Z');
const running = startOfRound(now, CABINET, 60).getTime();
const asked = { cabinetId: CABINET, stepMinutes: 60, now } as const;

const anyChecks = fc
  .array(
    fc.record({
      part: fc.integer({ min: 0, max: 11 }),
      sku: fc.integer({ min: 1, max: 8 }),
      rounds: fc.integer({ min: -1, max: 1 }),
      movedParts: fc.integer({ min: -3, max: 3 }),
      isHeld: fc.boolean(),
    }),
    { maxLength: 100 },
  )
  .map((list) =>
    list.map(({ part, sku, rounds, movedParts, isHeld }, termId): Renewed => {
      const slotAt = new Date(running + rounds * 60 * MINUTE + part * 5 * MINUTE);
      return { termId, cityId: 213, skus: [sku], interest: termId % 5, part, slotAt, movedParts, isHeld };
    }),
  );

test('slots of the running round and promised ones stay, later ones move to their new offset', () => {
  fc.assert(
    fc.property(anyChecks, (checks) => {
      for (const [index, after] of renewParts(checks, asked).entries()) {
        const check = checks[index];
        if (check === undefined) continue;
        expect(startOfRound(after.slotAt, CABINET, 60)).toEqual(startOfRound(check.slotAt, CABINET, 60));
        const isLater = check.slotAt.getTime() >= running + 60 * MINUTE;
        if (check.isHeld || !isLater) {
          expect(after).toEqual({ ...check, part: after.part });
          if (check.isHeld) expect(after.part).toBe(check.part);
        } else {
          expect(after.slotAt).toEqual(
            slotOfRound(check.slotAt, { cabinetId: CABINET, part: after.part }, 60),
          );
          expect(after.movedParts).toBe(0);
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
      interest: 0,
      part: termId % 3,
      slotAt,
      movedParts: 0,
      isHeld: false,
    };
  });
  const sizes = Map.groupBy(renewParts(checks, asked), (check) => check.slotAt.getTime());
  expect([...sizes.values()].map((group) => group.length)).toEqual(
    Array.from({ length: countParts(60) }, () => 10),
  );
});
