import { CabinetId, PositionEntryId, Sku } from '@vitrina/contract/ids.ts';
import type { NotificationEvent } from '@vitrina/contract/notifications.ts';
import { expect, test } from 'vitest';
import { wayOf } from './way-of.ts';

const SEVEN = CabinetId.parse(7);
const FILE = '00000000-0000-4000-8000-000000000000';
const hrefOf = (event: NotificationEvent, cabinetId: CabinetId | null = SEVEN) => {
  const way = wayOf({ event, cabinetId });
  return way?.kind === 'screen' ? way.href : way?.exportId;
};
const cabinetName = 'Ромашка';

test('each item leads to the screen where something can be done about it, in its own cabinet', () => {
  expect(hrefOf({ kind: 'keyRefused', cabinetName })).toBe('/cabinets/7?fix=key');
  expect(hrefOf({ kind: 'inviteAccepted', cabinetName, person: 'Вера' })).toBe('/cabinets/7?tab=users');
  expect(hrefOf({ kind: 'cabinetUnblocked', cabinetName })).toBe('/statistics?cabinet=7');
  expect(hrefOf({ kind: 'planEnding', planType: 4, activeTo: '2026-11-24T09:30:00.000Z' }, null)).toBe(
    '/pages/account-settings/tariff',
  );
  expect(hrefOf({ kind: 'walletLow', available: 1, threshold: 2 }, null)).toBe(
    '/pages/account-settings/wallet',
  );
  expect(hrefOf({ kind: 'exportReady', exportId: FILE, name: 'queries', rows: 5 })).toBe(FILE);
  expect(hrefOf({ kind: 'abTestLaunched', testId: 12, name: 'Чайник' })).toBe('/ab-test/12?cabinet=7');
  const reported = { kind: 'cardReady', runId: FILE, sku: Sku.parse(5), title: null } as const;
  expect(hrefOf(reported)).toBe(`/parsing-product-card?run=${FILE}&cabinet=7`);
});

test('jumps lead to their screen with the filter that found them', () => {
  const filter = {
    marketplace: 'wb',
    window: 7,
    direction: 'fall',
    metric: 'gmv',
    minBase: 5_000_000,
    contains: '123',
    isMisspelt: true,
    isSeasonHidden: true,
  } as const;
  const reported = {
    kind: 'jumpsFound',
    name: 'Падения',
    day: '2026-03-01',
    jumps: 2,
    query: 'чай',
    filter,
  } as const;
  const url = new URL(hrefOf(reported) ?? '', 'http://vitrina');
  expect(url.pathname).toBe('/sharp-jumps-stats');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    cabinet: '7',
    marketplace: 'wb',
    window: '7',
    direction: 'fall',
    metric: 'gmv',
    contains: '"123"',
    misspelt: 'true',
    base: '50000',
    day: '2026-03-01',
    hideSeasonal: 'true',
  });
});

test('a rule about positions leads to the cell of its query, from the day before on', () => {
  const at = '2026-03-01T21:30:00.000Z';
  const entryId = PositionEntryId.parse(3);
  const hit = { entryId, product: 'Чайник', cityName: 'Москва', query: 'чай', was: 4, became: 30, since: at };
  const url = new URL(hrefOf({ kind: 'positionAlert', at, queries: 1, hit }) ?? '', 'http://vitrina');
  expect(url.pathname).toBe('/position-check/3');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    cabinet: '7',
    // Half past midnight of the second in Moscow.
    from: '2026-03-01',
    cell: `чай|${at}`,
  });
  expect(hrefOf({ kind: 'positionDigest', at, firings: 2, hit }, null)).toBeUndefined();
});

test('what is over leads nowhere, and neither does anything of a cabinet that is gone', () => {
  expect(hrefOf({ kind: 'removedFromCabinet', cabinetName })).toBeUndefined();
  expect(hrefOf({ kind: 'cabinetDeleted', cabinetName }, null)).toBeUndefined();
  expect(hrefOf({ kind: 'keyRefused', cabinetName }, null)).toBeUndefined();
  expect(hrefOf({ kind: 'exportReady', exportId: FILE, name: 'queries', rows: 5 }, null)).toBeUndefined();
});
