import { DAY_MS } from '@vitrina/contract/durations.ts';
import { formatDay, moscowMoment } from '../clock/moscow-day.ts';
import { bidKopecks, writeMillionths } from './money.ts';
import type { OwnCampaign } from './own-campaign.ts';

// Enough for some hundred clicks on each product.
const CLICKS_A_WEEK = 400;

function weeklyBudgetKopecks({ items }: OwnCampaign): number {
  return items.reduce((sum, { bid }) => sum + bidKopecks(bid) * CLICKS_A_WEEK, 0);
}

/** What the list and the switches tell alike. */
function describeCommon(campaign: OwnCampaign) {
  const { id, title, kind, state, fromDay, untilDay, updatedAt, placement } = campaign;
  const isPromo = kind === 'SEARCH_PROMO';
  return {
    id,
    paymentType: isPromo ? 'CPO' : 'CPC',
    title,
    state,
    fromDate: formatDay(fromDay),
    toDate: untilDay === undefined ? '' : formatDay(untilDay - 1),
    budget: '0',
    dailyBudget: '0',
    weeklyBudget: isPromo ? '0' : writeMillionths(weeklyBudgetKopecks(campaign)),
    productAutopilotStrategy: placement === 'PLACEMENT_TOP_PROMOTION' ? 'TOP_PROMOTION' : 'TARGET_BIDS',
    productCampaignMode: 'PRODUCT_CAMPAIGN_MODE_MANUAL',
    createdAt: new Date(moscowMoment(fromDay, 10).getTime() - DAY_MS).toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** In the list the placement is an array. */
export function describeListed(campaign: OwnCampaign): object {
  return { ...describeCommon(campaign), advObjectType: campaign.kind, placement: [campaign.placement] };
}

/** After a switch it is a single word, and the object type is not told. */
export function describeSwitched(campaign: OwnCampaign): object {
  return { ...describeCommon(campaign), placement: campaign.placement };
}
