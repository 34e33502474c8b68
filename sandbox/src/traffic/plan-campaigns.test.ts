import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../market/calendar.ts';
import { findPhase, listCampaigns, planCampaigns } from './plan-campaigns.ts';

const skusOf = (count: number) => Array.from({ length: count }, (_, place) => 148_000_190 + place * 190);
const days = fc.integer({ min: dayOf(2025, 1, 1), max: dayOf(2028, 1, 1) });

function runningOn(plan: ReturnType<typeof planCampaigns>, day: number) {
  return listCampaigns(plan, day).filter(
    ({ fromDay, untilDay }) => day >= fromDay && (untilDay === undefined || day < untilDay),
  );
}

describe('campaigns of a seller', () => {
  test('no product runs in two campaigns, and the running one of each product is found', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.nat(), days, (count, hash, day) => {
        const plan = planCampaigns(skusOf(count), hash);
        const running = runningOn(plan, day);
        const advertised = running.flatMap(({ items }) => items.map(({ sku }) => sku));
        expect(new Set(advertised).size).toBe(advertised.length);
        for (const sku of skusOf(count)) {
          const serial = running.find(({ items }) => items.some((item) => item.sku === sku))?.serial;
          expect(findPhase(plan, sku, day).running?.serial).toBe(serial);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a campaign is the same on every day on which it is told', () => {
    const plan = planCampaigns(skusOf(96), 5);
    const today = listCampaigns(plan, dayOf(2026, 11, 21));
    const nextMonth = listCampaigns(plan, dayOf(2026, 12, 21));
    const both = today.filter(({ serial }) => nextMonth.some((later) => later.serial === serial));
    expect(both.length).toBeGreaterThan(6);
    for (const campaign of both) {
      expect(nextMonth.find(({ serial }) => serial === campaign.serial)).toEqual(campaign);
    }
  });

  test('a shop of the usual size has campaigns of both places and every end', () => {
    const campaigns = listCampaigns(planCampaigns(skusOf(96), 5), dayOf(2026, 11, 21));
    expect(new Set(campaigns.map(({ place }) => place))).toEqual(new Set(['shelf', 'top']));
    expect(new Set(campaigns.map(({ end }) => end))).toEqual(
      new Set([undefined, 'inactive', 'stopped', 'finished']),
    );
    expect(campaigns.flatMap(({ items }) => items).every(({ bid }) => bid > 0 && bid <= 1)).toBe(true);
  });

  test('seasonal campaigns finish within the month, so that one can be watched ending', () => {
    const plan = planCampaigns(skusOf(96), 5);
    const first = dayOf(2026, 11, 1);
    const ends = Array.from({ length: 31 }, (_, place) => first + place).filter(
      (day) => runningOn(plan, day).length < runningOn(plan, day - 1).length,
    );
    expect(ends.length).toBeGreaterThan(0);
  });

  test('a seller without products has no campaigns', () => {
    expect(listCampaigns(planCampaigns([], 5), dayOf(2026, 11, 21))).toEqual([]);
  });
});
