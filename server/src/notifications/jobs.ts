import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { purgeNotifications } from './purge-notifications.ts';

const PURGE_EVERY_SECONDS = DAY_SECONDS;

export function workNotifications(context: Context): Loop[] {
  return [startLoop(context, 'purge notifications', PURGE_EVERY_SECONDS, () => purgeNotifications(context))];
}
