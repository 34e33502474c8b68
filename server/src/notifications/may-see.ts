import { ROLE_ORDER, rightsOf } from '@vitrina/contract/access.ts';
import type { TOPIC_RULES } from '@vitrina/contract/notifications/topics.ts';
import { type RawBuilder, sql } from 'kysely';

const WITH_A_VIEW = ROLE_ORDER.filter((role) => rightsOf([role]).has('view'));

/** Whether somebody may see the screens of a cabinet, in SQL: of columns like `alert.cabinet_id`. */
export function maySee(cabinetColumn: string, userColumn: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from cabinet_members as viewer
    where viewer.cabinet_id = ${sql.ref(cabinetColumn)} and viewer.user_id = ${sql.ref(userColumn)}
      and viewer.roles && ${WITH_A_VIEW}::text[]
      and viewer.resting_since is null)`;
}

type Needs = (typeof TOPIC_RULES)[keyof typeof TOPIC_RULES]['needs'];

/** Whether somebody has what messages of a topic ask for, in SQL. */
export function mayReceive(needs: Needs, cabinetColumn: string, userColumn: string): RawBuilder<boolean> {
  if (needs === 'nothing') return sql<boolean>`true`;
  if (needs === 'view') return maySee(cabinetColumn, userColumn);
  return sql<boolean>`exists (
    select from cabinet_members as member
    where member.cabinet_id = ${sql.ref(cabinetColumn)} and member.user_id = ${sql.ref(userColumn)})`;
}
