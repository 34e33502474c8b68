import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import { createBotIdentity } from '../accounts/messenger/bot-identity.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { deliverDue } from './delivering/deliver-due.ts';
import { purgeNotifications } from './purge-notifications.ts';

const DELIVER_EVERY_SECONDS = 1;
const PURGE_EVERY_SECONDS = DAY_SECONDS;

export function workNotifications(context: Context): Loop[] {
  const identity = createBotIdentity();
  return [
    startLoop(context, 'deliver notifications', DELIVER_EVERY_SECONDS, () => deliverDue(context, identity)),
    startLoop(context, 'purge notifications', PURGE_EVERY_SECONDS, () => purgeNotifications(context)),
  ];
}
