import { createTokenCache } from '../integrations/ozon-performance/create-token-cache.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { cardsLock, startCards } from './card/advance-cards.ts';
import { countersLock, workAbCounters } from './counters/jobs.ts';
import { watchProducts } from './events/watch-products.ts';
import { concludeTests } from './results/conclude-tests.ts';
import { judge, listChances } from './results/judge.ts';
import { adaptTests } from './running/adapt-tests.ts';
import { endByTime } from './running/end-by-time.ts';
import { judgeTests } from './running/judge-tests.ts';
import { restOverPlan } from './running/rest-over-plan.ts';
import { watchCampaigns } from './running/watch-campaigns.ts';

const END_EVERY_SECONDS = 5;
const JUDGE_EVERY_SECONDS = 60;
const WATCH_EVERY_SECONDS = 300;
const LOOK_EVERY_SECONDS = 600;

/** What passes by the time, whoever looks: of each one process does it at a time. */
const ROUNDS = {
  end: 'end image tests by time',
  judge: 'judge image tests',
  watch: 'watch campaigns of image tests',
  look: 'look at products of image tests',
  adapt: 'adapt image tests',
} as const;

/** Whoever holds all of these lives through the tests of a cabinet alone. */
export function locksOf(cabinetId: number): string[] {
  return [...Object.values(ROUNDS), cardsLock(cabinetId), countersLock(cabinetId)];
}

export function workAbTests(context: Context): Loop[] {
  // One for the whole process: a token is good for half an hour, whoever asks.
  const tokens = createTokenCache(() => context.clock.now());
  const startRound = (name: string, everySeconds: number, work: () => Promise<void>) =>
    startLoop(context, name, everySeconds, async () => {
      await context.locks.runAlone(name, work);
    });
  return [
    startCards(context),
    ...workAbCounters(context),
    startRound(ROUNDS.end, END_EVERY_SECONDS, () => endByTime(context, judge)),
    startRound(ROUNDS.judge, JUDGE_EVERY_SECONDS, async () => {
      await restOverPlan(context);
      await judgeTests(context, judge);
      await concludeTests(context);
    }),
    startRound(ROUNDS.watch, WATCH_EVERY_SECONDS, () =>
      watchCampaigns(context, { tokens, judgeTest: judge }),
    ),
    startRound(ROUNDS.adapt, LOOK_EVERY_SECONDS, () => adaptTests(context, listChances)),
    startRound(ROUNDS.look, LOOK_EVERY_SECONDS, () => watchProducts(context, tokens)),
  ];
}
