import { createTokenCache } from '../integrations/ozon-performance/create-token-cache.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { startCards } from './card/advance-cards.ts';
import { workAbCounters } from './counters/jobs.ts';
import { watchProducts } from './events/watch-products.ts';
import { concludeTests } from './results/conclude-tests.ts';
import { judge } from './results/judge.ts';
import { endByTime } from './running/end-by-time.ts';
import { judgeTests } from './running/judge-tests.ts';
import { restOverPlan } from './running/rest-over-plan.ts';
import { watchCampaigns } from './running/watch-campaigns.ts';

const END_EVERY_SECONDS = 5;
const JUDGE_EVERY_SECONDS = 60;
const REST_EVERY_SECONDS = 60;
const WATCH_EVERY_SECONDS = 300;
const LOOK_EVERY_SECONDS = 600;

export function workAbTests(context: Context): Loop[] {
  // One for the whole process: a token is good for half an hour, whoever asks.
  const tokens = createTokenCache(() => context.clock.now());
  return [
    startCards(context),
    ...workAbCounters(context),
    startLoop(context, 'end image tests by time', END_EVERY_SECONDS, () => endByTime(context, judge)),
    startLoop(context, 'judge image tests', JUDGE_EVERY_SECONDS, () => judgeTests(context, judge)),
    startLoop(context, 'conclude image tests', JUDGE_EVERY_SECONDS, () => concludeTests(context)),
    startLoop(context, 'rest image tests that plans have no room for', REST_EVERY_SECONDS, () =>
      restOverPlan(context),
    ),
    startLoop(context, 'watch campaigns of image tests', WATCH_EVERY_SECONDS, () =>
      watchCampaigns(context, tokens),
    ),
    startLoop(context, 'look at products of image tests', LOOK_EVERY_SECONDS, () =>
      watchProducts(context, tokens),
    ),
  ];
}
