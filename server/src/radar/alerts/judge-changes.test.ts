import { RadarAlertRule } from '@vitrina/contract/radar/alerts.ts';
import { RadarDifference } from '@vitrina/contract/radar/changes.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextHour, radarDeliverAt } from './deliver-at.ts';
import { judgeChanges } from './judge-changes.ts';
import { type JudgedChange, matchesChange } from './match-change.ts';

const rule = (more: object = {}) => RadarAlertRule.parse({ scope: { kind: 'cabinet' }, ...more });
const price = (was: number | null, now: number | null) => RadarDifference.parse({ kind: 'price', was, now });
const TITLE = RadarDifference.parse({ kind: 'title', was: 'а', now: 'б' });
const line = (more: Partial<JudgedChange> = {}): JudgedChange => ({
  id: 1,
  look: 'a',
  sku: 5,
  isOwn: false,
  at: new Date('2026-03-02T09:00:00Z'),
  difference: TITLE,
  importance: 'normal',
  ...more,
});

describe('what a rule is about', () => {
  test.each([
    [{}, {}, true],
    [{ whose: 'own' }, {}, false],
    [{ whose: 'own' }, { isOwn: true }, true],
    [{ whose: 'rivals' }, { isOwn: true }, false],
    [{ kinds: ['price', 'title'] }, {}, true],
    [{ kinds: ['price'] }, {}, false],
    [{ importance: 'normal' }, {}, true],
    [{ importance: 'high' }, {}, false],
    [{ pricePercent: 5 }, { difference: price(1000, 950) }, true],
    [{ pricePercent: 5 }, { difference: price(1000, 951) }, false],
    [{ pricePercent: 5 }, { difference: price(1000, 1050) }, true],
    [{ pricePercent: 5, priceWay: 'down' }, { difference: price(1000, 1050) }, false],
    [{ pricePercent: 5, priceWay: 'up' }, { difference: price(1000, 1050) }, true],
    [{ priceWay: 'down' }, { difference: price(1000, 999) }, true],
    [{ pricePercent: 5 }, { difference: price(null, 999) }, false],
    [{}, { difference: price(null, 999) }, true],
    [{ pricePercent: 90, priceWay: 'down' }, { difference: TITLE }, true],
  ])('%j and %j: %s', (more, change, isMeant) => {
    expect(matchesChange(rule(more), line(change))).toBe(isMeant);
  });
});

describe('when it is sent', () => {
  const at = new Date('2026-03-02T20:30:00Z'); // 23:30 in Moscow
  const iso = (date: Date) => date.toISOString();

  test('at once, at the end of quiet hours, or with the digest', () => {
    const never = { againHours: null, quiet: null, digestHour: null };
    expect(iso(radarDeliverAt(at, never, null))).toBe(iso(at));
    const quiet = { from: 22, to: 8 };
    expect(iso(radarDeliverAt(at, { ...never, quiet }, null))).toBe('2026-03-03T05:00:00.000Z');
    expect(iso(radarDeliverAt(at, { ...never, digestHour: 10 }, null))).toBe('2026-03-03T07:00:00.000Z');
    expect(iso(radarDeliverAt(at, { ...never, digestHour: 6, quiet }, null))).toBe(
      '2026-03-03T05:00:00.000Z',
    );
  });

  test('hours after the last one; what still waits is joined', () => {
    const hourly = { againHours: 6, quiet: null, digestHour: null };
    const last = new Date('2026-03-02T19:00:00Z');
    expect(iso(radarDeliverAt(at, hourly, last))).toBe('2026-03-03T01:00:00.000Z');
    expect(iso(radarDeliverAt(at, hourly, new Date('2026-03-02T10:00:00Z')))).toBe(iso(at));
    const waiting = new Date('2026-03-03T01:00:00Z');
    expect(iso(radarDeliverAt(at, hourly, waiting))).toBe(iso(waiting));
  });

  test('an hour that begins now is now', () => {
    expect(iso(nextHour(new Date('2026-03-02T07:00:00Z'), 10))).toBe('2026-03-02T07:00:00.000Z');
    expect(iso(nextHour(new Date('2026-03-02T07:00:01Z'), 10))).toBe('2026-03-03T07:00:00.000Z');
  });
});

test('the lines of one look are one firing, the most important first', () => {
  const { found } = judgeChanges(
    rule(),
    [
      line({ id: 1 }),
      line({ id: 2, importance: 'high', difference: price(1000, 500) }),
      line({ id: 3, sku: 6, look: 'b' }),
      line({ id: 4, look: 'c', at: new Date('2026-03-02T10:00:00Z') }),
    ],
    null,
  );
  expect(found.map(({ sku, changes }) => [sku, ...changes.map(({ id }) => id)])).toEqual([
    [5, 2, 1],
    [6, 3],
    [5, 4],
  ]);
});

test('judged look by look or all together, a rule finds and sends the same', () => {
  const looks = fc.array(
    fc.record({ sku: fc.integer({ min: 1, max: 4 }), hours: fc.integer({ min: 0, max: 60 }) }),
    { maxLength: 20 },
  );
  const waits = fc.record({
    againHours: fc.option(fc.integer({ min: 1, max: 48 })),
    quiet: fc.option(
      fc.record({ from: fc.integer({ min: 0, max: 23 }), to: fc.integer({ min: 0, max: 23 }) }),
    ),
    digestHour: fc.option(fc.integer({ min: 0, max: 23 })),
  });
  fc.assert(
    fc.property(looks, waits, (made, how) => {
      const begin = new Date('2026-03-02T00:00:00Z').getTime();
      const sorted = made.toSorted((one, other) => one.hours - other.hours);
      const lines = sorted.map(({ sku, hours }, index) =>
        line({ id: index + 1, look: `${sku} ${hours}`, sku, at: new Date(begin + hours * 3_600_000) }),
      );
      const together = judgeChanges(rule(how), lines, null);
      let deliversAt: Date | null = null;
      const oneByOne = [...Map.groupBy(lines, ({ at }) => at.getTime()).values()].flatMap((some) => {
        const judged = judgeChanges(rule(how), some, deliversAt);
        deliversAt = judged.deliversAt;
        return judged.found;
      });
      expect(oneByOne).toEqual(together.found);
      for (const { at, deliverAt } of together.found)
        expect(deliverAt.getTime()).toBeGreaterThanOrEqual(at.getTime());
    }),
  );
});
