import { openVisits, type Visits } from '../../integrations/storefront/open-visits.ts';
import type { CardQuestion } from '../../integrations/storefront/read-product-card.ts';
import type { ShelfFailure } from '../../integrations/storefront/shelf.ts';
import type { Context } from '../../platform/context.ts';
import { isPausing } from '../../shelves/pause-rules.ts';
import { endPause, findPause, pauseStorefront } from '../../shelves/storefront-pause.ts';
import { takeStorefrontQuota } from '../../shelves/take-storefront-quota.ts';
import { StageFailed } from './stage-failed.ts';

const PAGE_MS = 10_000;

type Input = CardQuestion & { cabinetId: number };
type Answer<Read> = Read | { outcome: 'notFound' } | ShelfFailure;

/** Asks so many pages of the card, or throws why there is nothing. Without room for all of them none is asked. */
export type CardStorefront = <Read extends { outcome: 'read' }>(
  pages: number,
  ask: (visits: Visits, question: CardQuestion) => Promise<Answer<Read>>,
) => Promise<Read>;

/** The storefront under the rules that hold for the checks of positions: pauses, and the cabinet's hour. */
export function openStorefront(context: Context, { cabinetId, sku, cityId, signal }: Input): CardStorefront {
  const visits = openVisits({ baseUrl: context.env.STOREFRONT_URL, send: context.send }, PAGE_MS);
  return async (pages, ask) => {
    const pause = await findPause(context);
    if (pause && pause.until_at > context.clock.now())
      throw new StageFailed(pause.outcome, 'the storefront is left alone');
    if ((await takeStorefrontQuota(context, cabinetId, pages)) > 0)
      throw new StageFailed('ownQuota', "the cabinet's hour is used up");
    const answer = await ask(visits, { sku, cityId, signal });
    signal.throwIfAborted();
    if (answer.outcome === 'notFound') throw new StageFailed('notFound', `no card ${sku}`);
    if (answer.outcome === 'read') {
      if (pause) await endPause(context);
      return answer;
    }
    const { outcome, retryAfterMs, message } = answer;
    if (outcome !== 'off' && isPausing(outcome)) await pauseStorefront(context, { outcome, retryAfterMs });
    throw new StageFailed(outcome, message);
  };
}
