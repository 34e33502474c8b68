import { ROLE_ORDER, rightsOf } from '@vitrina/contract/access.ts';
import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { JumpAlertFilter } from '@vitrina/contract/sharp-jumps.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';

export type DueAlert = {
  id: number;
  cabinetId: number;
  userId: number;
  name: string;
  filter: JumpAlertFilter;
};

const WITH_A_VIEW = ROLE_ORDER.filter((role) => rightsOf([role]).has('view'));

/** Alerts that have not looked at the day yet, of people who may see the screen of a cabinet that works. */
export async function listDueAlerts(
  { db }: Pick<Context, 'db'>,
  marketplace: Marketplace,
  day: Day,
): Promise<DueAlert[]> {
  const { rows } = await sql<Omit<DueAlert, 'filter'> & { filter: unknown }>`
    select alert.id, alert.cabinet_id as "cabinetId", alert.user_id as "userId", alert.name, alert.filter
    from jump_alerts as alert
    join cabinets on cabinets.id = alert.cabinet_id and not cabinets.is_blocked
    join cabinet_members as member
      on member.cabinet_id = alert.cabinet_id and member.user_id = alert.user_id
        and member.roles && ${WITH_A_VIEW}::text[]
    where alert.is_on and alert.marketplace = ${marketplace}
      and (alert.judged_day is null or alert.judged_day < ${day})
    order by alert.id`.execute(db);
  return rows.map((row) => ({ ...row, filter: z.parse(JumpAlertFilter, row.filter) }));
}
