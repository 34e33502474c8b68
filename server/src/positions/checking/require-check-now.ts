import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { findCabinet } from '../../cabinets/find-cabinet.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { findPause } from '../../shelves/storefront-pause.ts';
import { countStorefrontQuota, takeStorefrontQuota } from '../../shelves/take-storefront-quota.ts';
import { requireTracking } from '../budget/find-tracking-block.ts';

/** Throws the refusal where nothing is checked for this cabinet now, planned or not. */
export async function requireChecking(context: Context, cabinetId: number): Promise<void> {
  await requireTracking(context, await findCabinet(context, cabinetId));
  if (context.env.STOREFRONT_URL === '') throw problem('position.storefrontOff');
  const pause = await findPause(context);
  const leftMs = (pause?.until_at.getTime() ?? 0) - context.clock.now().getTime();
  if (leftMs > 0) throw problem('position.storefrontPaused', { minutes: Math.ceil(leftMs / MINUTE_MS) });
}

/** Takes the checks out of the key's hour at once, all or none. */
export async function requireQuota(context: Context, cabinetId: number, questions: number): Promise<void> {
  const waitMs = await takeStorefrontQuota(context, cabinetId, questions);
  if (waitMs === 0) return;
  const left = await countStorefrontQuota(context, cabinetId);
  // More than the hour ever has ready at once never come: fewer queries do.
  const minutes = Number.isFinite(waitMs)
    ? Math.ceil((waitMs * Math.max(context.clock.speed(), 1)) / MINUTE_MS)
    : 0;
  throw problem('position.noQuota', { left, minutes });
}
