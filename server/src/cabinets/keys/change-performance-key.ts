import { checkPerformanceKey } from '../../integrations/ozon-performance/check-performance-key.ts';
import { createTokenCache } from '../../integrations/ozon-performance/create-token-cache.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { findCabinet } from '../find-cabinet.ts';
import { resumeCollectors } from '../resume-collectors.ts';
import { requireValidKey } from '../rules.ts';
import type { CabinetsTables } from '../tables.ts';
import { sealPerformanceSecret } from './performance-key.ts';

type Pair = { clientId: string; clientSecret: string };

/** The old pair stays in force until the new one has passed the test of the Performance API. */
export async function changePerformanceKey(
  context: Context,
  cabinetId: number,
  { clientId, clientSecret }: Pair,
): Promise<void> {
  const { env, send, clock } = context;
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet) throw problem('cabinet.notFound');
  // Tokens of its own: a kept one would call a pair good that was revoked a minute ago.
  const tokens = createTokenCache(() => clock.now());
  const pair = { baseUrl: env.OZON_PERFORMANCE_URL, clientId, clientSecret };
  requireValidKey(await checkPerformanceKey({ ...pair, send, tokens }));
  await context.db
    .withTables<CabinetsTables>()
    .updateTable('cabinets')
    .set({
      performance_client_id: clientId,
      performance_sealed: sealPerformanceSecret(context, cabinet.seller_id, clientSecret),
      performance_last_four: clientSecret.slice(-4),
      performance_status: 'valid',
      performance_checked_at: clock.now(),
    })
    .where('id', '=', cabinetId)
    .execute();
  await resumeCollectors(context, cabinetId, 'ownAds');
}
