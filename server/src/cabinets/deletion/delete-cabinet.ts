import type { Transaction } from 'kysely';
import { redeemCode } from '../../accounts/codes/redeem-code.ts';
import { addNotification } from '../../notifications/add-notification.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { getCabinetName } from '../get-cabinet-name.ts';
import { lockCabinet } from '../lock-cabinet.ts';
import type { CabinetsTables } from '../tables.ts';
import { listMemberIds } from '../users/list-member-ids.ts';
import { purgeCabinetJob } from './purge-cabinet.job.ts';

/** Longer than any job of a collector: whatever was under way when the cabinet went has written its last row by then. */
const SECOND_PURGE_SECONDS = 3600;

/** What each tool does before a cabinet goes; the application lists the tools. */
export type BeforeDeletion = {
  /** Throws while something outside would be lost with the cabinet. */
  refuse: (trx: Db, cabinetId: number) => Promise<void>;
  /** Ends what has effects beyond the cabinet's rows. */
  end: (
    trx: Transaction<Record<never, never>>,
    deletion: { cabinetId: number; userId: number; at: Date },
  ) => Promise<void>;
};

type Deletion = { userId: number; cabinetId: number; code: string };

async function publishPurges({ queue }: Pick<Context, 'queue'>, trx: Db, cabinetId: number) {
  const job = { cabinetId };
  await queue.publish(purgeCabinetJob, job, { within: trx, singletonKey: String(cabinetId) });
  await queue.publish(purgeCabinetJob, job, {
    within: trx,
    singletonKey: `${cabinetId}|again`,
    afterSeconds: SECOND_PURGE_SECONDS,
  });
}

/** Asked before the row goes, because its people go with it; whoever deletes it knows already. */
async function notifyColleagues(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  { cabinetId, userId }: Omit<Deletion, 'code'>,
): Promise<void> {
  const userIds = (await listMemberIds(trx, cabinetId)).filter((memberId) => memberId !== userId);
  const event = { kind: 'cabinetDeleted', cabinetName: await getCabinetName(trx, cabinetId) } as const;
  await addNotification(trx, { userIds, cabinetId: null, event, at: clock.now() });
}

/** product.md 6.1: the owner alone, with the code of the letter. What belongs to the cabinet goes with its row. */
export async function deleteCabinet(
  context: Context,
  tools: readonly BeforeDeletion[],
  { userId, cabinetId, code }: Deletion,
): Promise<void> {
  const claim = { userId, purpose: 'deleteCabinet', subject: String(cabinetId), code } as const;
  const redeemed = await redeemCode(context, claim, async (trx) => {
    await lockCabinet(trx, cabinetId);
    for (const tool of tools) await tool.refuse(trx, cabinetId);
    for (const tool of tools) await tool.end(trx, { cabinetId, userId, at: context.clock.now() });
    await notifyColleagues(context, trx, { cabinetId, userId });
    await trx
      .withTables<CabinetsTables>()
      .deleteFrom('cabinets')
      .where('id', '=', cabinetId)
      .where('owner_id', '=', userId)
      .execute();
    await publishPurges(context, trx, cabinetId);
  });
  if (redeemed.isRepeated) return;
  context.log.info({ event: 'cabinet.deleted', cabinetId, userId }, 'cabinet deleted');
}
