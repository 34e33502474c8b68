import { deliverAlerts } from '../alerts/deliver-alerts.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { keepLists } from '../queries/ready-lists/keep-lists.ts';
import { jumpAlerts } from './alerts/jump-alerts.ts';
import { jumpLists } from './ready/make-list.ts';

const DELIVER_EVERY_SECONDS = 60;
/** Until then an older day is read as it was the first time. */
const LISTS_EVERY_SECONDS = 30;

export function workSharpJumps(context: Context): Loop[] {
  return [
    startLoop(context, 'deliver jump alerts', DELIVER_EVERY_SECONDS, () =>
      deliverAlerts(context, jumpAlerts),
    ),
    startLoop(context, 'keep jump lists', LISTS_EVERY_SECONDS, () => keepLists(context, jumpLists)),
  ];
}
