import { listAbTests } from '@vitrina/contract/ab-tests/project.ts';
import { getAbResults, getAbSchedule } from '@vitrina/contract/ab-tests/results.ts';
import { listDays } from '@vitrina/contract/dates.ts';
import { CabinetId } from '@vitrina/contract/ids.ts';
import { type Comparison, put, type Sheet } from '../cell.ts';
import type { Seller } from '../open-seller.ts';
import { readDayCounters } from '../raw/advertising.ts';
import { moscowDayOf, sumOf } from '../raw/days.ts';

/** A test's windows and what belongs to none of them make what the marketplace says of its days. */
export async function compareAbTests(seller: Seller): Promise<Comparison> {
  const cabinetId = CabinetId.parse(seller.cabinetId);
  const [shown, truth]: [Sheet, Sheet] = [new Map(), new Map()];
  const { tests } = await seller.ask(listAbTests, { cabinetId });
  for (const { test } of tests) {
    const { id: testId, sku, settings } = test;
    const results = await seller.ask(getAbResults, { cabinetId, testId });
    const [first, last] = [test.launchedAt, test.finishedAt].map((at) => moscowDayOf(new Date(at ?? 0)));
    const days = listDays(first ?? '', last ?? '');
    const { windows } = await seller.ask(getAbSchedule, {
      cabinetId,
      testId,
      from: first ?? '',
      to: last ?? '',
    });
    const raw = await Promise.all(
      days.map((day) => readDayCounters(seller.advertiser, { day, sku, ...settings })),
    );
    for (const counter of ['views', 'clicks', 'orders'] as const) {
      put(shown, settings.name, {
        [`${counter}, total`]: results.total[counter],
        [`${counter}, windows and gap`]:
          sumOf(windows.map(({ counters }) => counters?.[counter] ?? 0)) + results.gap[counter],
      });
      const sum = sumOf(raw.map((one) => one[counter]));
      put(truth, settings.name, { [`${counter}, total`]: sum, [`${counter}, windows and gap`]: sum });
    }
  }
  return { screen: 'image tests', from: 'Performance /statistics/products/sku', shown, truth };
}
