import { CabinetId } from '@vitrina/contract/ids.ts';
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
  expect(hrefOf({ kind: 'exportReady', exportId: FILE, name: 'queries', rows: 5 })).toBe(FILE);
});

test('what is over leads nowhere, and neither does anything of a cabinet that is gone', () => {
  expect(hrefOf({ kind: 'removedFromCabinet', cabinetName })).toBeUndefined();
  expect(hrefOf({ kind: 'cabinetDeleted', cabinetName }, null)).toBeUndefined();
  expect(hrefOf({ kind: 'keyRefused', cabinetName }, null)).toBeUndefined();
  expect(hrefOf({ kind: 'exportReady', exportId: FILE, name: 'queries', rows: 5 }, null)).toBeUndefined();
});
