import { describe, expect, test } from 'vitest';
import { dayOf } from '../calendar.ts';
import { DEMO_SELLER_ID } from '../demo-seller.ts';
import { createRevisions } from './create-revisions.ts';

const COUNT = 400;
const CREATED = dayOf(2025, 1, 1);
const sellers = Uint16Array.from({ length: COUNT }, (_, index) => (index < 10 ? DEMO_SELLER_ID : 2));
const revisions = createRevisions({ createdDays: new Int32Array(COUNT).fill(CREATED), sellers }, 5);
const rivals = Array.from({ length: COUNT - 10 }, (_, place) => place + 10);

describe('reworked cards', () => {
  test('begin with the first wording and the first set, and do not wait forever to leave it', () => {
    for (const index of rivals) {
      expect(revisions.titleAt(index, CREATED)).toBe('asFirst');
      expect(revisions.pictureSetAt(index, CREATED - 100)).toBe(0);
      expect(revisions.pictureSetAt(index, CREATED + 180)).toBeGreaterThan(0);
    }
  });

  test('sets are counted on one by one', () => {
    for (const index of rivals.slice(0, 50)) {
      const sets = Array.from({ length: 700 }, (_, day) => revisions.pictureSetAt(index, CREATED + day));
      expect(new Set(sets).size).toBe((sets.at(-1) ?? 0) + 1);
      expect(sets).toEqual(sets.toSorted((one, other) => one - other));
    }
  });

  test('wordings get better and worse, and half of the time are the first one', () => {
    const after = rivals.map((index) => revisions.titleAt(index, CREATED + 900));
    expect(new Set(after)).toEqual(new Set(['asFirst', 'otherOrder', 'longer', 'shorter', 'bare']));
    const share = after.filter((variant) => variant === 'asFirst').length / after.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });

  test("the demo seller's cards are reworked by nobody but the demo seller", () => {
    for (let index = 0; index < 10; index += 1) {
      expect(revisions.titleAt(index, CREATED + 3000)).toBe('asFirst');
      expect(revisions.pictureSetAt(index, CREATED + 3000)).toBe(0);
    }
  });
});
