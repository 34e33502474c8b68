import type { Cabinet, CabinetInvite } from '@vitrina/contract/cabinet.ts';

/** One line of the table of invitations. */
export type InviteRow = { invite: CabinetInvite; cabinet: Cabinet };
