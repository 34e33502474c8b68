import type { Role } from '@vitrina/contract/access.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';

export function cabinet(id: number, roles: Role[]): Cabinet {
  return {
    id,
    name: `Cabinet ${id}`,
    sellerId: '12',
    sellerName: null,
    owner: { id: 1, fullName: 'Owner', avatar: null, hasMessenger: false },
    users: [],
    usersCount: 1,
    isValid: true,
    isBlocked: false,
    isResting: false,
    blockedAt: null,
    keyStatus: 'valid',
    keyLastFour: '1234',
    keyCheckedAt: '2026-11-20T12:00:00.000Z',
    keyExpiresAt: null,
    canChangePictures: null,
    performanceKey: null,
    premium: 'none',
    settings: { trackPiggyBackers: false, piggyBackersHour: 9 },
    roles,
    isExample: false,
  } as unknown as Cabinet;
}
