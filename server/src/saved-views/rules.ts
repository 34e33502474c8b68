import { ROLE_ORDER, type Role, rightsOf } from '@vitrina/contract/access.ts';
import { type RawBuilder, sql } from 'kysely';

/** Colleagues work with a shared view, so it is changed by those who may change what the cabinet has. */
export function mayShare(roles: readonly Role[]): boolean {
  return rightsOf(roles).has('edit');
}

const WITH_A_VIEW = ROLE_ORDER.filter((role) => rightsOf([role]).has('view'));

/**
 * Whose a view is: its author's. What an author has shared stays when they lose the cabinet, and is its owner's until
 * they come back.
 */
export function isMineInSql(userId: number): RawBuilder<boolean> {
  return sql<boolean>`(
    saved_views.user_id = ${userId}
    or saved_views.is_shared
      and exists (
        select from cabinets where cabinets.id = saved_views.cabinet_id and cabinets.owner_id = ${userId})
      and not exists (
        select from cabinet_members member
        where member.cabinet_id = saved_views.cabinet_id and member.user_id = saved_views.user_id
          and member.roles && ${WITH_A_VIEW}::text[])
  )`;
}
