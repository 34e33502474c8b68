import { DAY_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeSaid, listFoundAgain, type Said } from './judge-said.ts';

const NOW = new Date('2026-03-10T08:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const said = (more: Partial<Said>): Said => ({
  userId: 1,
  kind: 'restock',
  name: 'restock 5 ',
  answer: 'notUseful',
  saidAt: daysAgo(1),
  foundAt: daysAgo(1),
  ...more,
});
const awayFor = (reader: number, one: Said) => judgeSaid([one], reader, NOW).away.has(one.name);

describe('what was said', () => {
  test('not useful holds for 28 days, for whoever said it, and pushes the kind back', () => {
    const one = said({});
    expect([awayFor(1, one), awayFor(2, one)]).toEqual([true, false]);
    expect(awayFor(1, said({ saidAt: daysAgo(27.9) }))).toBe(true);
    expect(awayFor(1, said({ saidAt: daysAgo(28) }))).toBe(false);
    expect(judgeSaid([one, said({ name: 'restock 6 ' })], 1, NOW).notUseful).toEqual(
      new Map([['restock', 2]]),
    );
    expect(judgeSaid([one], 2, NOW).notUseful).toEqual(new Map());
  });

  test('done holds for everybody as long as the subject is found, and 28 days after it', () => {
    const old = { answer: 'done', saidAt: daysAgo(300) } as const;
    expect(awayFor(2, said({ ...old, foundAt: daysAgo(5) }))).toBe(true);
    expect(awayFor(2, said({ ...old, foundAt: daysAgo(28) }))).toBe(false);
    expect(judgeSaid([said({ ...old, foundAt: daysAgo(5) })], 1, NOW).notUseful).toEqual(new Map());
  });

  test('a done subject that is found again is written once a day', () => {
    const found = new Set(['restock 5 ']);
    const again = (one: Said) => listFoundAgain([one], found, NOW).length === 1;
    expect(again(said({ answer: 'done', foundAt: daysAgo(2) }))).toBe(true);
    expect(again(said({ answer: 'done', foundAt: daysAgo(0.5) }))).toBe(false);
    expect(again(said({ answer: 'done', foundAt: daysAgo(2), name: 'restock 6 ' }))).toBe(false);
    expect(again(said({ foundAt: daysAgo(2) }))).toBe(false);
  });
});

test('a subject that is looked at daily and done stays away, however long', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 27 }), fc.integer({ min: 1, max: 40 }), (gapDays, looks) => {
      const one = said({ answer: 'done', saidAt: daysAgo(0), foundAt: daysAgo(0) });
      for (let look = 1; look <= looks; look += 1) {
        const now = new Date(NOW.getTime() + look * gapDays * DAY_MS);
        expect(judgeSaid([one], 7, now).away.has(one.name)).toBe(true);
        if (listFoundAgain([one], new Set([one.name]), now).length === 1) one.foundAt = now;
      }
    }),
  );
});
