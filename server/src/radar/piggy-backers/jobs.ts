import { DAY_SECONDS, MINUTE_MS, SECOND_MS } from '@vitrina/contract/durations.ts';
import { type Loop, startLoop } from '../../platform/background/loop.ts';
import type { Context } from '../../platform/context.ts';
import { collectEpisodes } from './collect-episodes.ts';
import { decideNotices } from './notices/decide-notices.ts';
import { purgeStays } from './purge-stays.ts';

const EVERY_SECONDS = MINUTE_MS / SECOND_MS;

export function workPiggyBackers(context: Context): Loop[] {
  return [
    startLoop(context, 'count stays of other sellers', EVERY_SECONDS, () => collectEpisodes(context)),
    startLoop(context, 'decide notices of other sellers', EVERY_SECONDS, () => decideNotices(context)),
    startLoop(context, 'purge stays of other sellers', DAY_SECONDS, () => purgeStays(context)),
  ];
}
