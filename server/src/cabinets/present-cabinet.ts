import { rightsOf } from '@vitrina/contract/access.ts';
import { Cabinet } from '@vitrina/contract/cabinet.ts';
import type { MyCabinetRow } from './read-my-cabinets.ts';
import { DEFAULT_SETTINGS } from './settings/settings.ts';

function presentPerformanceKey(row: MyCabinetRow) {
  const { performance_client_id: clientId, performance_last_four: lastFour } = row;
  const { performance_status: status, performance_checked_at: checkedAt } = row;
  if (clientId === null || lastFour === null || status === null || checkedAt === null) return null;
  return { clientId, lastFour, status, checkedAt: checkedAt.toISOString() };
}

function presentOwner(row: MyCabinetRow) {
  return {
    id: row.owner_id,
    fullName: row.owner_name,
    avatar: row.owner_avatar,
    hasMessenger: row.has_messenger,
  };
}

/** What is inside a cabinet; whoever is left without a role is told none of it. */
function presentForMember(row: MyCabinetRow) {
  if (!rightsOf(row.roles).has('members')) {
    const hidden = { sellerId: '', sellerName: null, users: [], usersCount: 0, keyLastFour: '' };
    return { ...hidden, performanceKey: null, premium: 'unknown', settings: DEFAULT_SETTINGS };
  }
  return {
    sellerId: row.seller_id,
    sellerName: row.seller_name,
    users: row.users,
    usersCount: row.users_count,
    keyLastFour: row.key_last_four,
    performanceKey: presentPerformanceKey(row),
    premium: row.premium,
    settings: { ...DEFAULT_SETTINGS, ...row.settings },
  };
}

export function presentCabinet(row: MyCabinetRow): Cabinet {
  return Cabinet.parse({
    id: row.id,
    name: row.name,
    owner: presentOwner(row),
    isValid: row.key_status === 'valid',
    // A person whom the plan has no room for sees it as everybody sees a cabinet that it has no room for.
    isBlocked: row.is_blocked || row.resting_since !== null,
    isResting: !row.is_blocked && row.resting_since !== null,
    blockedAt: (row.blocked_at ?? row.resting_since)?.toISOString() ?? null,
    keyStatus: row.key_status,
    keyCheckedAt: row.key_checked_at.toISOString(),
    keyExpiresAt: row.key_expires_at?.toISOString() ?? null,
    canChangePictures: row.can_change_pictures,
    roles: row.roles,
    isExample: false,
    ...presentForMember(row),
  });
}
