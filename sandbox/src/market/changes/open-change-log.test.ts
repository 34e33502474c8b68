import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../platform/open-store.ts';
import type { MarketChange } from './market-change.ts';
import { openChangeLog } from './open-change-log.ts';

const price = (atMs: number, priceKopecks: number): MarketChange => ({
  kind: 'price',
  marketplace: 'ozon',
  sku: 7,
  atMs,
  priceKopecks,
});

test('the latest change up to a moment is in force, whatever the order in which they were made', () => {
  const log = openChangeLog(openStore());
  log.add(price(200, 20_000));
  log.add(price(100, 10_000));
  log.add(price(200, 21_000));
  const card = log.of(7);
  expect([99, 100, 199, 200].map((atMs) => card?.price('ozon', atMs)?.priceKopecks)).toEqual([
    undefined,
    10_000,
    10_000,
    21_000,
  ]);
  expect(card?.price('wb', 200)).toBeUndefined();
  expect(card?.all.map(({ atMs }) => atMs)).toEqual([100, 200, 200]);
  expect(log.of(8)).toBeUndefined();
});

test('a restart forgets nothing', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'market-'));
  const file = path.join(folder, 'state.db');
  const first = openStore(file);
  const log = openChangeLog(first);
  log.add(price(100, 10_000));
  log.add({ kind: 'cause', sku: 9, atMs: 50, untilMs: 150, cause: 'soldOut' });
  const stamps = [49, 50, 100, 150].map((atMs) => log.stampOf(atMs));
  first.close();
  const second = openStore(file);
  const again = openChangeLog(second);
  expect(again.of(7)?.price('ozon', 100)).toEqual(price(100, 10_000));
  expect(again.of(9)?.causes).toHaveLength(1);
  expect([49, 50, 100, 150].map((atMs) => again.stampOf(atMs))).toEqual(stamps);
  // A change made after the restart must not take the place of an older one.
  again.add(price(300, 30_000));
  second.close();
  const third = openStore(file);
  expect(openChangeLog(third).of(7)?.all).toHaveLength(2);
  third.close();
  await rm(folder, { recursive: true });
});
