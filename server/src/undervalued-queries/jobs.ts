import { type Loop, startLoop } from '../platform/background/loop.ts';
import { machineClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { keepLists } from '../queries/ready-lists/keep-lists.ts';
import { makeBackTests } from './back-test/make-weeks.ts';
import { undervaluedList } from './make-list.ts';

const BACK_TEST_EVERY_SECONDS = 60;
/** By the machine's time: until then a question is answered as it was the first time, however fast the product's clock runs. */
const LISTS_EVERY_SECONDS = 30;

export function workUndervaluedQueries(context: Context): Loop[] {
  return [
    startLoop(context, 'back-test undervalued queries', BACK_TEST_EVERY_SECONDS, () =>
      makeBackTests(context),
    ),
    startLoop({ clock: machineClock, log: context.log }, 'keep undervalued lists', LISTS_EVERY_SECONDS, () =>
      keepLists(context, [undervaluedList]),
    ),
  ];
}
