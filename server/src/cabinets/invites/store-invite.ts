import { CODE_MINUTES } from '@vitrina/contract/accounts/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import type { GivenRole } from '../member-rules.ts';
import type { CabinetsTables } from '../tables.ts';

type NewInvite = {
  cabinetId: number;
  inviterId: number;
  email: string;
  roles: readonly GivenRole[];
  hash: string;
};

/** One invitation waits for an address in a cabinet: another letter renews it, and the old code is void. */
export async function storeInvite(trx: Db, { cabinetId, inviterId, email, roles, hash }: NewInvite) {
  const letter = {
    inviter_id: inviterId,
    roles: [...roles],
    hash,
    expires_at: sql<Date>`now() + make_interval(mins => ${CODE_MINUTES.invite})`,
  };
  return trx
    .withTables<CabinetsTables>()
    .insertInto('cabinet_invites')
    .values({ cabinet_id: cabinetId, email, ...letter })
    .onConflict((conflict) =>
      conflict
        .columns(['cabinet_id', 'email'])
        .where('closed_at', 'is', null)
        .doUpdateSet({ ...letter, tries: 0, sent_at: sql<Date>`now()` }),
    )
    .returning(['id', 'email', 'roles', 'sent_at', 'expires_at'])
    .executeTakeFirstOrThrow();
}
