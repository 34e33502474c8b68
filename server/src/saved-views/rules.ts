import { type Role, rightsOf } from '@vitrina/contract/access.ts';
import { type RawBuilder, sql } from 'kysely';
import { maySee } from '../notifications/may-see.ts';

/** Colleagues work with a shared view, so it is changed by those who may change what the cabinet has. */
export function mayShare(roles: readonly Role[]): boolean {
  return rightsOf(roles).has('edit');
}

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
      and not ${maySee('saved_views.cabinet_id', 'saved_views.user_id')}
  )`;
}
