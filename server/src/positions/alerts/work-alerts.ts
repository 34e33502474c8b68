import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import { type Loop, startLoop } from '../../platform/background/loop.ts';
import type { Context } from '../../platform/context.ts';
import { deliverPositionAlerts } from './position-alerts.ts';
import { purgeFirings } from './purge-firings.ts';

/** Observations are stored every two seconds. */
const DELIVER_EVERY_SECONDS = 2;
const PURGE_EVERY_SECONDS = DAY_SECONDS;

export function workAlerts(context: Context): Loop[] {
  return [
    startLoop(context, 'deliver position alerts', DELIVER_EVERY_SECONDS, () =>
      deliverPositionAlerts(context),
    ),
    startLoop(context, 'purge position alerts', PURGE_EVERY_SECONDS, () => purgeFirings(context)),
  ];
}
