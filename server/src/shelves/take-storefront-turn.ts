import { POSITION_RULES } from '@vitrina/contract/positions.ts';
import type { Context } from '../platform/context.ts';
import { takeQuota } from '../platform/quota.ts';

/**
 * Takes one question to the storefront out of a cabinet's hour, whoever asks; 0, or after how many milliseconds there
 * is room. spec 9: about 1000 unique queries an hour per key; a tick of five minutes may spend its share at once.
 */
export async function takeStorefrontTurn(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  cabinetId: number,
): Promise<number> {
  const perSecond = (POSITION_RULES.queriesPerHour / 3600) * Math.max(clock.speed(), 1);
  return takeQuota(db, `positions:${cabinetId}`, { perSecond, burst: POSITION_RULES.queriesPerHour / 10 });
}
