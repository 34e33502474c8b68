import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextTick } from '../schedule/slots.ts';
import { askMoment } from './ask-rules.ts';

test('an ask has a whole second of its own, which is no tick of its cabinet', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 }),
      fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      fc.boolean(),
      fc.boolean(),
      (anyNow, cabinetId, isSecond, isAtSlot) => {
        const now = isAtSlot ? nextTick(new Date(anyNow), cabinetId).getTime() : anyNow;
        const last = isSecond ? askMoment(new Date(now), cabinetId, null) : null;
        const moment = askMoment(new Date(now), cabinetId, last);
        expect(moment.getTime() % 1000).toBe(0);
        expect(moment.getTime()).toBeGreaterThanOrEqual(Math.floor(now / 1000) * 1000);
        expect(Math.abs(moment.getTime() - now)).toBeLessThanOrEqual(3000);
        expect(moment).not.toEqual(last);
        expect(nextTick(new Date(moment.getTime() - 1), cabinetId)).not.toEqual(moment);
      },
    ),
  );
});
