import { RADAR_SCHEDULE } from '@vitrina/contract/radar/schedule.ts';
import type { TimedContext } from '../../platform/context.ts';
import { type Quota, takeQuota } from '../../platform/rate-limit/quota.ts';
import { countStorefrontQuota, takeStorefrontQuota } from '../../shelves/take-storefront-quota.ts';

/** What of a cabinet's ready calls is left to its position checks and to people who ask. */
const LEFT_TO_OTHERS = 50;
const ASSURED_BURST = 12;

function assured({ clock }: TimedContext): Quota {
  const perSecond = (RADAR_SCHEDULE.assuredCallsPerHour / 3600) * Math.max(clock.speed(), 1);
  return { perSecond, burst: ASSURED_BURST };
}

/**
 * Takes calls out of a cabinet's hour where position checks leave enough of it, otherwise out of what is the radar's alone;
 * 0, or after how many milliseconds there is room.
 */
async function takeCalls(context: TimedContext, cabinetId: number, calls: number): Promise<number> {
  const ready = await countStorefrontQuota(context, cabinetId);
  if (ready >= LEFT_TO_OTHERS + calls && (await takeStorefrontQuota(context, cabinetId, calls)) === 0)
    return 0;
  return takeQuota(context.db, `radar:${cabinetId}`, assured(context), calls);
}

type Bill = { cardId: number; cabinetIds: readonly number[]; calls: number };

/**
 * Who pays for the looks of one batch. A card that several cabinets watch is paid by one of them, another one for the next
 * card, or by whichever has room. Those without room wait one behind the other, as long as each cabinet's hour needs to have some.
 */
export function openPurse(context: TimedContext): { pay(bill: Bill): Promise<number> } {
  const empty = new Map<number, { waitMs: number; bills: number }>();
  return {
    pay: async ({ cardId, cabinetIds, calls }) => {
      let least: { waitMs: number; bills: number } | undefined;
      for (const index of cabinetIds.keys()) {
        const cabinetId = cabinetIds[(cardId + index) % cabinetIds.length] ?? 0;
        const known = empty.get(cabinetId);
        if (known === undefined) {
          const waitMs = await takeCalls(context, cabinetId, calls);
          if (waitMs === 0) return 0;
          empty.set(cabinetId, { waitMs, bills: 0 });
        }
        const found = empty.get(cabinetId);
        if (found && (least === undefined || found.waitMs * found.bills < least.waitMs * least.bills))
          least = found;
      }
      if (least === undefined) return 0;
      least.bills += 1;
      return least.waitMs * least.bills;
    },
  };
}
