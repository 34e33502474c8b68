import { listAbTests } from '@vitrina/contract/ab-tests/project.ts';
import { type AbCounters, getAbResults, getAbSchedule } from '@vitrina/contract/ab-tests/results.ts';
import { listDays } from '@vitrina/contract/dates.ts';
import { CabinetId } from '@vitrina/contract/ids.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { type Comparison, put, type Sheet } from '../cell.ts';
import type { Seller } from '../open-seller.ts';
import { readDayCounters } from '../raw/advertising.ts';
import { moscowDayOf, over, sumOf } from '../raw/days.ts';

type Window = OutputOf<typeof getAbSchedule>['windows'][number];

const COUNTERS = ['views', 'clicks', 'carts', 'orders', 'modelOrders'] as const;

const sumWindows = (windows: readonly Window[], counter: keyof AbCounters) =>
  sumOf(windows.map(({ counters }) => counters?.[counter] ?? 0));

/** Windows that the marketplace's counters say something of, and that nobody has left out. */
function trueImage(windows: readonly Window[]) {
  const counted = windows.filter(({ isWarmUp, counters }) => !isWarmUp && counters !== null);
  const sums = Object.fromEntries(COUNTERS.map((counter) => [counter, sumWindows(counted, counter)]));
  const { views = 0, clicks = 0, carts = 0 } = sums;
  return {
    ...sums,
    ctr: over(clicks, views),
    cartShare: over(carts, clicks),
    allViews: views,
    allClicks: clicks,
  };
}

/**
 * Windows and what belongs to none of them make what the marketplace says of a test's days; an image has what its windows
 * have.
 */
export async function compareAbTests(seller: Seller): Promise<Comparison> {
  const cabinetId = CabinetId.parse(seller.cabinetId);
  const [shown, truth]: [Sheet, Sheet] = [new Map(), new Map()];
  const { tests } = await seller.ask(listAbTests, { cabinetId });
  for (const { test } of tests) {
    const { id: testId, sku, settings } = test;
    const { total, gap, images } = await seller.ask(getAbResults, { cabinetId, testId });
    const [from = '', to = ''] = [test.launchedAt, test.finishedAt].map((at) =>
      moscowDayOf(new Date(at ?? 0)),
    );
    const { windows } = await seller.ask(getAbSchedule, { cabinetId, testId, from, to });
    const days = listDays(from, to).map((day) =>
      readDayCounters(seller.advertiser, { day, sku, campaignIds: settings.campaignIds }),
    );
    const raw = await Promise.all(days);
    for (const counter of COUNTERS) {
      const sum = sumOf(raw.map((day) => day[counter]));
      const attributed = sumWindows(windows, counter) + (gap[counter] ?? 0);
      put(shown, settings.name, {
        [`${counter}, total`]: total[counter],
        [`${counter}, windows and gap`]: attributed,
      });
      put(truth, settings.name, { [`${counter}, total`]: sum, [`${counter}, windows and gap`]: sum });
    }
    for (const { imageId, counters, allCounters, ctr, cartShare } of images) {
      const all = { allViews: allCounters.views, allClicks: allCounters.clicks };
      put(shown, `image ${imageId}`, { ...counters, ...all, ctr, cartShare });
      put(truth, `image ${imageId}`, trueImage(windows.filter((window) => window.imageId === imageId)));
    }
  }
  return { screen: 'image tests', from: 'Performance /statistics/products/sku', shown, truth };
}
