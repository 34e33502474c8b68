import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import { listPlans } from '../../billing/plans/list-plans.ts';
import { addNotification } from '../../notifications/add-notification.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { CabinetsTables } from '../tables.ts';
import { overSeats } from './rules.ts';

type Judging = Pick<Context, 'db' | 'clock' | 'log'>;
type Member = {
  cabinet_id: number;
  owner_id: number;
  cabinet_name: string;
  user_id: number;
  joined_at: Date;
  is_resting: boolean;
};

/** Every plan has two seats, so a cabinet of two in which nobody rests is as it should be. */
async function listSuspects(db: Db): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select member.cabinet_id, cabinets.owner_id, cabinets.name as cabinet_name, member.user_id, member.joined_at,
      member.resting_since is not null as is_resting
    from cabinet_members as member
    join cabinets on cabinets.id = member.cabinet_id
    where member.cabinet_id in (
      select cabinet_id from cabinet_members group by cabinet_id
      having count(*) > 2 or bool_or(resting_since is not null)
    )
    order by member.cabinet_id, member.user_id`.execute(db);
  return rows;
}

async function setResting({ db, clock, log }: Judging, member: Member, isResting: boolean): Promise<void> {
  const at = clock.now();
  const { cabinet_id: cabinetId, user_id: userId, cabinet_name: cabinetName } = member;
  const isChanged = await db.transaction().execute(async (trx) => {
    const changed = await trx
      .withTables<CabinetsTables>()
      .updateTable('cabinet_members')
      .set({ resting_since: isResting ? at : null })
      .where('cabinet_id', '=', cabinetId)
      .where('user_id', '=', userId)
      .where('resting_since', isResting ? 'is' : 'is not', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!changed) return false;
    const kind = isResting ? 'cabinetBlocked' : 'cabinetUnblocked';
    const event = { kind, cabinetName, isResting: true } as const;
    await addNotification(trx, { userIds: [userId], cabinetId, event, at });
    return true;
  });
  const event = isResting ? 'cabinet.memberRests' : 'cabinet.memberBack';
  if (isChanged) log.info({ event, cabinetId, userId }, 'plan changed');
}

/** People over the seats of the owner's plan keep their membership and find the tools closed until there is a seat. */
export async function restPeople(context: Judging): Promise<void> {
  const cabinets = Map.groupBy(await listSuspects(context.db), (member) => member.cabinet_id);
  const owners = [...cabinets.values()].flatMap(([member]) => (member ? [member.owner_id] : []));
  const plans = await listPlans(context, [...new Set(owners)]);
  for (const members of cabinets.values()) {
    const [{ owner_id: ownerId }] = members as [Member];
    const people = members.map(({ user_id: userId, joined_at: joinedAt }) => ({ userId, joinedAt }));
    const over = overSeats(people, ownerId, PLAN_LIMITS[plans.get(ownerId) ?? 'none'].cabinetUsers);
    for (const member of members) {
      const isOver = over.includes(member.user_id);
      if (isOver !== member.is_resting) await setResting(context, member, isOver);
    }
  }
}
