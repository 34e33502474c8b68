import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import { openVisits } from '../integrations/storefront/open-visits.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import { untilNoneLeft } from '../platform/background/until-none-left.ts';
import type { Context } from '../platform/context.ts';
import { lookAtOwnJob } from './look/look-at-own.job.ts';
import { lookAtOwn, planOwnLooks } from './look/look-at-own.ts';
import { lookAtStorefront } from './look/look-at-storefront.ts';
import { purgePictures } from './pictures/purge-pictures.ts';
import { purgeCards } from './purge-cards.ts';
import { readOwnCards } from './read/read-own-cards.ts';
import { readStorefrontCard } from './read/read-storefront-card.ts';
import { recountDrifted } from './watch/recount-watchers.ts';
import { settleCabinets } from './watch/settle-cabinets.ts';

const PLAN_EVERY_SECONDS = 5;
const LOOK_EVERY_SECONDS = 2;
const SETTLE_EVERY_SECONDS = 60;
const RECOUNT_EVERY_SECONDS = 600;
const PURGE_EVERY_SECONDS = DAY_SECONDS;
const CABINETS_AT_ONCE = 4;
const PAGE_MS = 10_000;

export async function workCards(context: Context): Promise<Loop[]> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const visits = openVisits({ baseUrl: context.env.STOREFRONT_URL, send: context.send }, PAGE_MS);
  await context.queue.work(lookAtOwnJob, CABINETS_AT_ONCE, ({ cabinetId }) =>
    lookAtOwn(context, (...questions) => readOwnCards(context, ...questions), { cabinetId, signal }),
  );

  const lookAtDue = () =>
    untilNoneLeft(
      () => lookAtStorefront(context, (question) => readStorefrontCard(context, visits, question), signal),
      signal,
    );

  return [
    // Pages that are being read are let go, and their cards given back.
    { stop: async () => stopping.abort() },
    startLoop(context, 'plan looks at own cards', PLAN_EVERY_SECONDS, () => planOwnLooks(context)),
    startLoop(context, 'look at cards', LOOK_EVERY_SECONDS, lookAtDue),
    startLoop(context, 'settle what is watched', SETTLE_EVERY_SECONDS, () => settleCabinets(context)),
    startLoop(context, 'recount who watches', RECOUNT_EVERY_SECONDS, () => recountDrifted(context)),
    startLoop(context, 'purge cards', PURGE_EVERY_SECONDS, async () => {
      await purgeCards(context);
      await purgePictures(context);
    }),
  ];
}
