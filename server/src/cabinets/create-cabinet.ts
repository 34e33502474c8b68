import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { countAttempt } from '../accounts/limit-attempts.ts';
import { getPlan } from '../billing/plans/get-plan.ts';
import type { Context } from '../platform/context.ts';
import { isUniqueViolation } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import { checkMarketplaceKey } from './check-marketplace-key.ts';
import { sealMarketplaceKey } from './marketplace-key.ts';
import { NEW_CABINETS } from './rules.ts';
import type { CabinetsTables } from './tables.ts';

type NewCabinet = { name: string; sellerId: string; apiKey: string };

/**
 * The key is tested at the marketplace first: only who has it hears whether the seller is here already. The cabinet, its
 * owner's membership and the limit go in one transaction.
 */
export async function createCabinet(context: Context, ownerId: number, given: NewCabinet): Promise<number> {
  const { name, sellerId, apiKey } = given;
  await countAttempt(context.db, `cabinet:${ownerId}`, NEW_CABINETS);
  const key = await checkMarketplaceKey(context, given);
  const now = context.clock.now();
  const maximum = PLAN_LIMITS[await getPlan(context, ownerId)].cabinets;
  try {
    return await context.db
      .withTables<CabinetsTables & { users: { id: number } }>()
      .transaction()
      .execute(async (trx) => {
        // The owner's row is the lock: two creations at once cannot both be the last one allowed.
        await trx.selectFrom('users').select('id').where('id', '=', ownerId).forUpdate().execute();
        const owned = await trx
          .selectFrom('cabinets')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('owner_id', '=', ownerId)
          .executeTakeFirstOrThrow();
        if (owned.count >= maximum) throw problem('cabinet.limitExceeded', { type: 'cabinets', maximum });
        const { id } = await trx
          .insertInto('cabinets')
          .values({
            owner_id: ownerId,
            name,
            seller_id: sellerId,
            seller_name: key.sellerName,
            key_sealed: sealMarketplaceKey(context, sellerId, apiKey),
            key_last_four: apiKey.slice(-4),
            key_status: 'valid',
            key_expires_at: key.expiresAt,
            key_checked_at: now,
            premium: key.premium,
            can_change_pictures: key.canChangePictures,
            is_additional: owned.count > 0,
            created_at: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const member = { cabinet_id: id, user_id: ownerId, roles: ['owner' as const], joined_at: now };
        await trx.insertInto('cabinet_members').values(member).execute();
        return id;
      });
  } catch (error) {
    if (isUniqueViolation(error, 'cabinets_seller_unique')) throw problem('cabinet.sellerExists');
    throw error;
  }
}
