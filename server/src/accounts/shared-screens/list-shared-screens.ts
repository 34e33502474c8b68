import { type Role, rightsOf } from '@vitrina/contract/access.ts';
import { CabinetId } from '@vitrina/contract/ids.ts';
import type { SharedScreen, SharedScreenPath } from '@vitrina/contract/shared-screens/shared-screens.ts';
import { sql } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';

type Row = {
  id: string;
  cabinet_id: number;
  cabinet_name: string;
  screen: SharedScreenPath;
  state: string;
  created_at: Date;
  expires_at: Date;
  opened_count: number;
  last_opened_at: Date | null;
  roles: Role[];
  is_resting: boolean;
};

function statusOf({ expires_at, roles, is_resting }: Row, now: Date): SharedScreen['status'] {
  if (expires_at <= now) return 'expired';
  return is_resting || !rightsOf(roles).has('view') ? 'unavailable' : 'live';
}

/** Those that nobody has ended. */
export async function listSharedScreens(
  { db, clock }: TimedContext,
  userId: number,
): Promise<SharedScreen[]> {
  const now = clock.now();
  const { rows } = await sql<Row>`
    select shared.id, shared.cabinet_id, cabinets.name as cabinet_name, shared.screen, shared.state,
      shared.created_at, shared.expires_at, shared.opened_count, shared.last_opened_at, members.roles,
      cabinets.is_blocked or members.resting_since is not null as is_resting
    from shared_screens shared
    join cabinets on cabinets.id = shared.cabinet_id
    join cabinet_members members on members.cabinet_id = shared.cabinet_id and members.user_id = shared.user_id
    where shared.user_id = ${userId} and shared.ended_at is null
    order by shared.created_at desc, shared.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    cabinetId: CabinetId.parse(row.cabinet_id),
    cabinetName: row.cabinet_name,
    screen: row.screen,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    openedCount: row.opened_count,
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
    status: statusOf(row, now),
  }));
}
