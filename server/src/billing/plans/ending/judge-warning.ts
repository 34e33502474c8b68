import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { listEndings } from '../rules/endings.ts';
import { nextRenewal } from '../rules/renewal.ts';
import type { Slot, Span } from '../rules/slots.ts';

/** Time enough to pay, and once more when it is nearly over. */
export const WARNED_BEFORE_DAYS = [3, 1] as const;

export type Holding = {
  slots: readonly Slot[];
  grants: readonly Span[];
  renews: boolean;
  available: number;
};

type Warning = { event: Extract<NotificationEvent, { kind: 'planEnding' }>; onceKey: string };

/** How a warning of an end is named, so that it goes out once: by the end, and by which of the warnings it is. */
function warningKey(days: number, at: Date): string {
  return `planEnding:${days}:${at.getTime()}`;
}

/** What to say now of the next end of a person's plans; undefined: nothing ends soon. */
export function judgeWarning({ slots, grants, renews, available }: Holding, now: Date): Warning | undefined {
  const [longest] = WARNED_BEFORE_DAYS;
  const until = new Date(now.getTime() + longest * DAY_MS);
  const [ending] = listEndings([...slots, ...grants], now, until);
  if (!ending) return undefined;
  const leftMs = ending.at.getTime() - now.getTime();
  const days = WARNED_BEFORE_DAYS.findLast((threshold) => leftMs <= threshold * DAY_MS) ?? longest;
  const renewal = renews ? nextRenewal(slots, grants, now) : undefined;
  const renewed = renewal?.at.getTime() === ending.at.getTime() ? renewal : undefined;
  return {
    event: {
      kind: 'planEnding',
      planType: renewed?.planType ?? ending.planType,
      activeTo: ending.at.toISOString(),
      ...(renewed && {
        renewal: available >= renewed.price ? ('willRenew' as const) : ('notEnoughPoints' as const),
        price: renewed.price,
      }),
    },
    onceKey: warningKey(days, ending.at),
  };
}
