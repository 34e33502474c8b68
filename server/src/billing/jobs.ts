import { HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import { machineClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { expireHolds } from './holds/expire-holds.ts';
import { watchLedger } from './ledger/watch-ledger.ts';
import { watchDays } from './payments/days/watch-days.ts';
import { pollPayments } from './payments/poll-payments.ts';
import { workPlans } from './plans/jobs.ts';
import { remindOfBalance } from './wallet/remind-of-balance.ts';

const CHECK_EVERY_SECONDS = 60;
const REMIND_EVERY_SECONDS = 60;
const EXPIRE_EVERY_SECONDS = 60;
const POLL_EVERY_SECONDS = 2;
const COMPARE_EVERY_SECONDS = HOUR_SECONDS;

export function workBilling(context: Context): Loop[] {
  const check = watchLedger(context, machineClock);
  return [
    // A guard of the machine: the product's clock may run sixty times as fast.
    startLoop(
      { clock: machineClock, log: context.log },
      'check the ledger',
      CHECK_EVERY_SECONDS,
      async () => {
        await context.locks.runAlone('check the ledger', check);
      },
    ),
    startLoop(context, 'remind of balances', REMIND_EVERY_SECONDS, () => remindOfBalance(context)),
    ...workPlans(context),
    startLoop(context, 'release expired holds', EXPIRE_EVERY_SECONDS, () => expireHolds(context)),
    // By the machine's time: however fast the product's clock runs, the provider is asked over a network.
    startLoop({ clock: machineClock, log: context.log }, 'look at payments', POLL_EVERY_SECONDS, () =>
      pollPayments(context),
    ),
    startLoop(context, 'compare payments', COMPARE_EVERY_SECONDS, async () => {
      await context.locks.runAlone('compare payments', () => watchDays(context));
    }),
  ];
}
