import { HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import { machineClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { watchActions } from './audit/watch-actions.ts';

export function workOffice(context: Context): Loop[] {
  const check = watchActions(context);
  return [
    // A guard of the machine: the product's clock may run sixty times as fast.
    startLoop(
      { clock: machineClock, log: context.log },
      'check the log of the office',
      HOUR_SECONDS,
      async () => {
        await context.locks.runAlone('check the log of the office', check);
      },
    ),
  ];
}
