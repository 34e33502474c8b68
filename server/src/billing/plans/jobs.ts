import { HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import { type Loop, startLoop } from '../../platform/background/loop.ts';
import type { Context } from '../../platform/context.ts';
import { SETTLING, settlePlans } from './ending/settle-plans.ts';
import { warnOfEndings } from './ending/warn-of-endings.ts';
import { giveTrials } from './give-trials.ts';

const SETTLE_EVERY_SECONDS = 60;
const WARN_EVERY_SECONDS = HOUR_SECONDS;

export function workPlans(context: Context): Loop[] {
  return [
    startLoop(context, SETTLING, SETTLE_EVERY_SECONDS, async () => {
      await context.locks.runAlone(SETTLING, () => settlePlans(context));
    }),
    startLoop(context, 'give trials', SETTLE_EVERY_SECONDS, () => giveTrials(context)),
    startLoop(context, 'warn of plans that end', WARN_EVERY_SECONDS, () => warnOfEndings(context)),
  ];
}
