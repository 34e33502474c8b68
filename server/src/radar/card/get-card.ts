import { TagId } from '@vitrina/contract/ids.ts';
import { type RadarCard, getRadarCard as route } from '@vitrina/contract/radar/card.ts';
import type * as z from 'zod';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import { planCardPeriod } from '../../cards/plan-card-period.ts';
import type { TimedContext } from '../../platform/context.ts';
import { minutesOf, nextLookOf, stateOf } from '../products/watch-state.ts';
import { type FoundProduct, findProduct, type WatchedProduct } from './find-product.ts';
import { foldStrips } from './fold-strips.ts';
import { readChains } from './read-chains.ts';

type Input = z.output<(typeof route)['input']>;

function describeWatch(watched: WatchedProduct): RadarCard['watch'] {
  return {
    state: stateOf(watched),
    addedAt: watched.added_at.toISOString(),
    byTag: watched.tag_id === null ? null : TagId.parse(watched.tag_id),
    everyMinutes: minutesOf(watched),
    lookedAt: watched.looked_at?.toISOString() ?? null,
    nextLookAt: nextLookOf(watched)?.toISOString() ?? null,
  };
}

/** The seller's chain belongs to the cabinet as a whole; some of the storefront's looks were made for others. */
function cardsOf({ watched, changesFrom }: FoundProduct, from: Date) {
  if (watched === null) return [];
  const { card_id, own_card_id, added_at } = watched;
  const begin = changesFrom !== null && changesFrom < added_at ? changesFrom : added_at;
  return [
    ...(own_card_id === null ? [] : [{ id: own_card_id, source: 'seller' as const, begin: from }]),
    { id: card_id, source: 'storefront' as const, begin },
  ];
}

/**
 * One product on the radar: what its card was like over a period. What others' looks at a foreign card brought before
 * the cabinet watched it is not shown.
 */
export async function getCard(context: TimedContext, input: Input): Promise<RadarCard> {
  const { cabinetId, sku } = input;
  const plan = await getCabinetPlan(context, cabinetId);
  const { from, to, lockedBefore } = planCardPeriod(input, plan, context.clock.now());
  const found = await findProduct(context, input);
  const chains = from < to ? await readChains(context, cardsOf(found, from), { from, to }) : [];
  return {
    sku,
    name: found.name,
    imageUrl: found.image_url,
    isOwn: found.is_own,
    watch: found.watched && describeWatch(found.watched),
    hasChanges: found.changesFrom !== null,
    from: from.toISOString(),
    to: to.toISOString(),
    lockedBefore: lockedBefore?.toISOString() ?? null,
    strips: chains.length === 0 ? null : foldStrips(chains),
  };
}
