import { isBelow, type Role } from '@vitrina/contract/access.ts';
import { RESEND_SECONDS } from '@vitrina/contract/accounts/codes.ts';
import type { CabinetInvite } from '@vitrina/contract/cabinet.ts';
import { SECOND_MS } from '@vitrina/contract/durations.ts';

export function isExpired({ expiresAt }: Pick<CabinetInvite, 'expiresAt'>, at: Date): boolean {
  return Date.parse(expiresAt) <= at.getTime();
}

/** When the next letter may be asked for, by the clock that invitations run by. */
export function resendMoment({ sentAt }: Pick<CabinetInvite, 'sentAt'>): number {
  return Date.parse(sentAt) + RESEND_SECONDS * SECOND_MS;
}

/** product.md 6.2: nor does anybody touch an invitation to rights that are not below their own. */
export function mayHandle({ roles }: Pick<CabinetInvite, 'roles'>, actor: readonly Role[]): boolean {
  return isBelow(roles, actor);
}
