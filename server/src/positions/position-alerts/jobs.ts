import type { Context } from '../../platform/context.ts';
import { type Loop, startLoop } from '../../platform/loop.ts';
import { purgeFirings } from './purge-firings.ts';
import { tellAlerts } from './tell-alerts.ts';

/** Observations are stored every two seconds. */
const TELL_EVERY_SECONDS = 2;
const PURGE_EVERY_SECONDS = 24 * 60 * 60;

export function workPositionAlerts(context: Context): Loop[] {
  return [
    startLoop(context, 'tell position alerts', TELL_EVERY_SECONDS, () => tellAlerts(context)),
    startLoop(context, 'purge position alerts', PURGE_EVERY_SECONDS, () => purgeFirings(context)),
  ];
}
