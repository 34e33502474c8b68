import type { Role } from '@vitrina/contract/access.ts';
import { CabinetInvite } from '@vitrina/contract/cabinet.ts';

type InviteRow = { id: number; email: string; roles: Role[]; sent_at: Date; expires_at: Date };

export function presentInvite(row: InviteRow, invitedBy: string): CabinetInvite {
  return CabinetInvite.parse({
    id: row.id,
    email: row.email,
    roles: row.roles,
    invitedBy,
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  });
}
