import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { checkMarketplaceKey } from '../check-marketplace-key.ts';
import { findCabinet } from '../find-cabinet.ts';
import { sealMarketplaceKey } from '../marketplace-key.ts';
import { resumeCollectors } from '../resume-collectors.ts';
import type { CabinetsTables } from '../tables.ts';

/** The old key stays in force until the new one has passed the marketplace's test. */
export async function changeApiKey(context: Context, cabinetId: number, apiKey: string): Promise<void> {
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet) throw problem('cabinet.notFound');
  const key = await checkMarketplaceKey(context, { sellerId: cabinet.seller_id, apiKey });
  await context.db
    .withTables<CabinetsTables>()
    .updateTable('cabinets')
    .set({
      key_sealed: sealMarketplaceKey(context, cabinet.seller_id, apiKey),
      key_last_four: apiKey.slice(-4),
      key_status: 'valid',
      key_expires_at: key.expiresAt,
      key_checked_at: context.clock.now(),
      seller_name: key.sellerName,
      premium: key.premium,
      can_change_pictures: key.canChangePictures,
    })
    .where('id', '=', cabinetId)
    .execute();
  await resumeCollectors(context, cabinetId);
}
