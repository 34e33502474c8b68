import { POSITION_RULES } from '@vitrina/contract/positions/rules.ts';
import type { TimedContext } from '../platform/context.ts';
import { countQuota, type Quota, takeQuota } from '../platform/rate-limit/quota.ts';

type Asker = TimedContext;

/** product.md 9.2: about 1000 unique queries an hour per key; a tick of five minutes may spend its share at once. */
const BURST = POSITION_RULES.queriesAtOnce;

function quotaOf({ clock }: Asker): Quota {
  const perSecond = (POSITION_RULES.queriesPerHour / 3600) * Math.max(clock.speed(), 1);
  return { perSecond, burst: BURST };
}

/**
 * Takes questions to the storefront out of a cabinet's hour, whoever asks, all or none; 0, or after how many
 * milliseconds there is room. More at once than the hour ever has ready are never there.
 */
export async function takeStorefrontQuota(asker: Asker, cabinetId: number, questions = 1): Promise<number> {
  if (questions > BURST) return Number.POSITIVE_INFINITY;
  return takeQuota(asker.db, `positions:${cabinetId}`, quotaOf(asker), questions);
}

/** How many questions at once the cabinet's hour has room for now. */
export async function countStorefrontQuota(asker: Asker, cabinetId: number): Promise<number> {
  return countQuota(asker.db, `positions:${cabinetId}`, quotaOf(asker));
}
