import { type Loop, startLoop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { makeBackTests } from './back-test/make-weeks.ts';

const BACK_TEST_EVERY_SECONDS = 60;

export function workUndervaluedQueries(context: Context): Loop[] {
  return [
    startLoop(context, 'back-test undervalued queries', BACK_TEST_EVERY_SECONDS, () =>
      makeBackTests(context),
    ),
  ];
}
