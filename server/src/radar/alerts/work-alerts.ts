import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import { type Loop, startLoop } from '../../platform/background/loop.ts';
import type { Context } from '../../platform/context.ts';
import { purgeFirings } from './purge-firings.ts';
import { deliverRadarAlerts } from './radar-alerts.ts';

/** Cards are looked at every few minutes at most. */
const DELIVER_EVERY_SECONDS = 10;

export function workRadarAlerts(context: Context): Loop[] {
  return [
    startLoop(context, 'deliver radar alerts', DELIVER_EVERY_SECONDS, () => deliverRadarAlerts(context)),
    startLoop(context, 'purge radar alerts', DAY_SECONDS, () => purgeFirings(context)),
  ];
}
