import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import type { Selectable } from 'kysely';
import { listPlans } from '../../billing/plans/list-plans.ts';
import { addNotification } from '../../notifications/add-notification.ts';
import type { Context, DbContext } from '../../platform/context.ts';
import type { CabinetsTables } from '../tables.ts';
import { listMemberIds } from '../users/list-member-ids.ts';
import { overPlan } from './rules.ts';

type Owned = Pick<Selectable<CabinetsTables['cabinets']>, 'id' | 'owner_id' | 'created_at' | 'is_blocked'>;
type Judging = Pick<Context, 'db' | 'clock' | 'log'>;

/** Every plan has room for one cabinet, so nobody with a single free one can be over theirs. */
async function listSuspects({ db }: DbContext): Promise<Owned[]> {
  const tables = db.withTables<CabinetsTables>();
  return tables
    .selectFrom('cabinets')
    .select(['id', 'owner_id', 'created_at', 'is_blocked'])
    .where('owner_id', 'in', (eb) =>
      eb
        .selectFrom('cabinets')
        .select('owner_id')
        .groupBy('owner_id')
        .having((group) =>
          group.or([group(group.fn.countAll(), '>', 1), group.fn<boolean>('bool_or', ['is_blocked'])]),
        ),
    )
    .execute();
}

async function setBlocked({ db, clock, log }: Judging, ids: readonly number[], isBlocked: boolean) {
  if (ids.length === 0) return;
  const at = clock.now();
  const kind = isBlocked ? 'cabinetBlocked' : 'cabinetUnblocked';
  const changed = await db.transaction().execute(async (trx) => {
    const cabinets = await trx
      .withTables<CabinetsTables>()
      .updateTable('cabinets')
      .set({ is_blocked: isBlocked, blocked_at: isBlocked ? at : null })
      .where('id', 'in', ids)
      .where('is_blocked', '<>', isBlocked)
      .returning(['id', 'owner_id', 'name'])
      .execute();
    for (const { id, name } of cabinets) {
      const userIds = await listMemberIds(trx, id);
      await addNotification(trx, { userIds, cabinetId: id, event: { kind, cabinetName: name }, at });
    }
    return cabinets;
  });
  const event = isBlocked ? 'cabinet.blocked' : 'cabinet.freed';
  for (const cabinet of changed) {
    log.info({ event, cabinetId: cabinet.id, userId: cabinet.owner_id }, 'plan changed');
  }
}

/** product.md 4.7: a smaller plan blocks the cabinets that it has no room for, and a larger one frees them again. */
export async function blockCabinets(context: Judging): Promise<void> {
  const owners = Map.groupBy(await listSuspects(context), (cabinet) => cabinet.owner_id);
  const plans = await listPlans(context, [...owners.keys()]);
  const blocked: number[] = [];
  const free: number[] = [];
  for (const [ownerId, owned] of owners) {
    const over = overPlan(owned, PLAN_LIMITS[plans.get(ownerId) ?? 'none'].cabinets);
    for (const { id, is_blocked } of owned) {
      const isOver = over.includes(id);
      if (isOver !== is_blocked) (isOver ? blocked : free).push(id);
    }
  }
  await setBlocked(context, blocked, true);
  await setBlocked(context, free, false);
}
