import { addDays } from '@vitrina/contract/dates.ts';
import type { Sku } from '@vitrina/contract/ids.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import type { listCardChoices as route } from '@vitrina/contract/product-card.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import { listLeaders } from '../../own-queries/list-leaders.ts';
import { type Span, visibleOwnDays } from '../../own-queries/own-days.ts';
import type { TimedStoresContext } from '../../platform/context.ts';
import { listTrackedShelves } from '../../shelves/list-tracked-shelves.ts';
import { listRivals } from './list-rivals.ts';

const DAYS = 28;
const MOST = 6;
/** The first ten places of so many shelves. */
const SHELVES = 20;

async function findSpan(context: TimedStoresContext, cabinetId: number): Promise<Span> {
  const { myRequestsHistoryDays } = PLAN_LIMITS[await getCabinetPlan(context, cabinetId)];
  const { from, to } = visibleOwnDays(myRequestsHistoryDays, context.clock.now());
  const start = addDays(to, 1 - DAYS);
  return { from: from > start ? from : start, to };
}

/** The cards worth a run before a person has named one: the cabinet's leaders, and who stands beside them in search. */
export async function listChoices(
  context: TimedStoresContext,
  { cabinetId, userId }: { cabinetId: number; userId: number },
): Promise<OutputOf<typeof route>> {
  const span = await findSpan(context, cabinetId);
  const [leaders, tracked] = await Promise.all([
    listLeaders(context, { cabinetId, span, most: MOST }),
    listTrackedShelves(context, cabinetId),
  ]);
  const leading = new Set(leaders.products.map(({ sku }) => sku));
  const ofLeaders = tracked.filter(({ skus }) => skus.some((sku) => leading.has(sku)));
  // Whoever tracks other products than those that sell best has rivals too.
  const shelves = (ofLeaders.length > 0 ? ofLeaders : tracked).slice(0, SHELVES);
  const rivals = await listRivals(context, { userId, shelves, most: MOST });
  return {
    leadersBy: leaders.by,
    leaders: leaders.products.map(({ sku, name, imageUrl }) => ({ sku: sku as Sku, title: name, imageUrl })),
    rivals: rivals.map((rival) => ({ ...rival, sku: rival.sku as Sku })),
  };
}
