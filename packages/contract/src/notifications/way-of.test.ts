import { expect, test } from 'vitest';
import { CabinetId, PositionEntryId, Sku, WebhookId } from '../ids.ts';
import { RadarAlertHit } from '../radar/alerts.ts';
import type { NotificationEvent } from './notifications.ts';
import { wayOf } from './way-of.ts';

const SEVEN = CabinetId.parse(7);
const FILE = '00000000-0000-4000-8000-000000000000';
const hrefOf = (event: NotificationEvent, cabinetId: CabinetId | null = SEVEN) => {
  const way = wayOf({ event, cabinetId });
  return way?.href;
};
/** The address apart, and what stands behind its question mark. */
function readHref(event: NotificationEvent) {
  const [path, search = ''] = (hrefOf(event) ?? '').split('?');
  const pairs = search.split('&').map((pair) => pair.split('='));
  return {
    path,
    search: Object.fromEntries(pairs.map(([name, value = '']) => [name, decodeURIComponent(value)])),
  };
}
const cabinetName = 'Ромашка';

test('each item leads to the screen where something can be done about it, in its own cabinet', () => {
  expect(hrefOf({ kind: 'keyRefused', cabinetName })).toBe('/cabinets/7?fix=key');
  expect(hrefOf({ kind: 'inviteAccepted', cabinetName, person: 'Вера' })).toBe('/cabinets/7?tab=users');
  const webhook = { webhookId: WebhookId.parse(4), name: 'Склад', since: '2026-11-20T09:30:00.000Z' };
  expect(hrefOf({ kind: 'webhookFailing', ...webhook })).toBe('/cabinets/7?tab=webhooks&webhook=4');
  expect(hrefOf({ kind: 'webhookOff', ...webhook, why: 'failing' })).toBe(
    '/cabinets/7?tab=webhooks&webhook=4',
  );
  expect(hrefOf({ kind: 'cabinetUnblocked', cabinetName })).toBe('/statistics?cabinet=7');
  expect(hrefOf({ kind: 'planEnding', planType: 4, activeTo: '2026-11-24T09:30:00.000Z' }, null)).toBe(
    '/pages/account-settings/tariff',
  );
  expect(hrefOf({ kind: 'walletLow', available: 1, threshold: 2 }, null)).toBe(
    '/pages/account-settings/wallet',
  );
  const ready = { kind: 'exportReady', exportId: FILE, name: 'queries', rows: 5 } as const;
  expect(wayOf({ event: ready, cabinetId: SEVEN })).toEqual({
    kind: 'file',
    exportId: FILE,
    href: '/statistics?cabinet=7#files',
  });
  expect(hrefOf({ kind: 'abTestLaunched', testId: 12, name: 'Чайник' })).toBe('/ab-test/12?cabinet=7');
  const sellers = {
    kind: 'piggyBackersToday',
    cabinetId: SEVEN,
    day: '2026-11-20',
    appeared: 1,
    left: 0,
    changed: 0,
    onCards: 1,
    cards: [{ sku: Sku.parse(5), title: 'Чайник', sellers: 1, lowestKopecks: null, undercutKopecks: null }],
    moreCards: 0,
  } as const;
  expect(hrefOf({ ...sellers, cards: [...sellers.cards] })).toBe(
    '/radar-changes/5?tab=piggyBackers&cabinet=7',
  );
  const hit = RadarAlertHit.parse({
    changeId: 9,
    sku: 5,
    name: 'Чайник',
    isOwn: true,
    kind: 'title',
    was: null,
    now: null,
  });
  expect(hrefOf({ kind: 'radarAlert', at: '2026-11-20T09:30:00.000Z', changes: 1, hit })).toBe(
    '/radar-changes/5?change=9&cabinet=7',
  );
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
  const { path, search } = readHref(reported);
  expect(path).toBe('/sharp-jumps-stats');
  expect(search).toEqual({
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
  const { path, search } = readHref({ kind: 'positionAlert', at, queries: 1, hit });
  expect(path).toBe('/position-check/3');
  expect(search).toEqual({
    cabinet: '7',
    // Half past midnight of the second in Moscow.
    from: '2026-03-01',
    to: '2026-03-02',
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
