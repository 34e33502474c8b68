import { deliverAlerts } from '../alerts/deliver-alerts.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { jumpAlerts } from './alerts/jump-alerts.ts';

const DELIVER_EVERY_SECONDS = 60;

export function workSharpJumps(context: Context): Loop[] {
  return [
    startLoop(context, 'deliver jump alerts', DELIVER_EVERY_SECONDS, () =>
      deliverAlerts(context, jumpAlerts),
    ),
  ];
}
