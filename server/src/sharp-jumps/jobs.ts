import { deliverAlerts } from '../alerts/deliver-alerts.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import { machineClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { keepLists } from '../queries/ready-lists/keep-lists.ts';
import { jumpAlerts } from './alerts/jump-alerts.ts';
import { jumpLists } from './ready/make-list.ts';

const DELIVER_EVERY_SECONDS = 60;
/** By the machine's time: until then a question is answered as it was the first time, however fast the product's clock runs. */
const LISTS_EVERY_SECONDS = 30;

export function workSharpJumps(context: Context): Loop[] {
  return [
    startLoop(context, 'deliver jump alerts', DELIVER_EVERY_SECONDS, () =>
      deliverAlerts(context, jumpAlerts),
    ),
    startLoop({ clock: machineClock, log: context.log }, 'keep jump lists', LISTS_EVERY_SECONDS, () =>
      keepLists(context, jumpLists),
    ),
  ];
}
