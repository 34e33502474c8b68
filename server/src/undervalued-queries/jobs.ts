import { type Loop, startLoop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { keepLists } from '../queries/ready-lists/keep-lists.ts';
import { makeBackTests } from './back-test/make-weeks.ts';
import { undervaluedList } from './make-list.ts';

const BACK_TEST_EVERY_SECONDS = 60;
/** Until then an older day is read as it was the first time. */
const LISTS_EVERY_SECONDS = 30;

export function workUndervaluedQueries(context: Context): Loop[] {
  return [
    startLoop(context, 'back-test undervalued queries', BACK_TEST_EVERY_SECONDS, () =>
      makeBackTests(context),
    ),
    startLoop(context, 'keep undervalued lists', LISTS_EVERY_SECONDS, () =>
      keepLists(context, [undervaluedList]),
    ),
  ];
}
