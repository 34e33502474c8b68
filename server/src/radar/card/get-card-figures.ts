import { DAY_MS } from '@vitrina/contract/durations.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import type { getRadarCardFigures as route } from '@vitrina/contract/radar/card.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type * as z from 'zod';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import { planCardPeriod } from '../../cards/plan-card-period.ts';
import type { TimedStoresContext } from '../../platform/context.ts';
import { listOrders } from './list-orders.ts';
import { listPlaces } from './list-places.ts';

type Input = z.output<(typeof route)['input']>;

/** Places and orders under the strips of a card. Places go back as far as the plan shows them in the tracker. */
export async function getCardFigures(
  context: TimedStoresContext,
  input: Input,
): Promise<OutputOf<typeof route>> {
  const { cabinetId, sku } = input;
  const plan = await getCabinetPlan(context, cabinetId);
  const now = context.clock.now();
  const { from, to } = planCardPeriod(input, plan, now);
  if (from >= to) return { places: null, orders: null };
  const tracked = new Date(now.getTime() - PLAN_LIMITS[plan].positionHistoryDays * DAY_MS);
  const [places, orders] = await Promise.all([
    listPlaces(context, { cabinetId, sku, from: from > tracked ? from : tracked, to }),
    listOrders(context, { cabinetId, sku, from, to }),
  ]);
  return { places, orders };
}
