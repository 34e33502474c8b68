import { formatDay, moscowMoment } from '../clock/moscow-day.ts';
import type { DayNumber } from '../market/market.ts';
import type { Campaign } from '../traffic/create-campaigns.ts';

type CampaignState =
  | 'CAMPAIGN_STATE_RUNNING'
  | 'CAMPAIGN_STATE_STOPPED'
  | 'CAMPAIGN_STATE_INACTIVE'
  | 'CAMPAIGN_STATE_FINISHED';

/** A campaign of the seller as the API tells it. */
export type OwnCampaign = {
  id: string;
  title: string;
  /** Paid per click with products of its own, or per order. */
  kind: 'SKU' | 'SEARCH_PROMO';
  state: CampaignState;
  placement: 'PLACEMENT_SEARCH_AND_CATEGORY' | 'PLACEMENT_TOP_PROMOTION';
  items: Campaign['items'];
  fromDay: DayNumber;
  /** The day after the last one, for campaigns with a term. */
  untilDay: DayNumber | undefined;
  updatedAt: Date;
};

const FIRST_ID = 11_000_000;
const IDS_OF_SELLER = 1000;
/** The place of the campaign that is paid per order, before all others. */
export const SEARCH_PROMO_SERIAL = 0;

export const campaignId = (sellerId: number, serial: number) =>
  String(FIRST_ID + sellerId * IDS_OF_SELLER + serial);

/** STOPPED has no money, INACTIVE was switched off by the owner, FINISHED is past its term. */
function stateOf({ end, isOn, switchedAtMs, untilDay }: Campaign, today: DayNumber): CampaignState {
  const isPast = untilDay !== undefined && today >= untilDay;
  if (end === 'finished' && isPast) return 'CAMPAIGN_STATE_FINISHED';
  if (isOn) return 'CAMPAIGN_STATE_RUNNING';
  const isSwitched = switchedAtMs !== undefined;
  return end === 'stopped' && isPast && !isSwitched ? 'CAMPAIGN_STATE_STOPPED' : 'CAMPAIGN_STATE_INACTIVE';
}

const short = (day: DayNumber) => formatDay(day).slice(5).split('-').toReversed().join('.');

export function describeOwnCampaign(sellerId: number, campaign: Campaign, today: DayNumber): OwnCampaign {
  const { serial, place, items, fromDay, untilDay, end, switchedAtMs } = campaign;
  const isFinal = end === 'finished' && untilDay !== undefined;
  const name = place === 'top' ? 'Поиск' : 'Поиск и рекомендации';
  const updatedDay = untilDay !== undefined && today >= untilDay ? untilDay : fromDay;
  return {
    id: campaignId(sellerId, serial),
    title: isFinal ? `${name}, ${short(fromDay)}–${short(untilDay - 1)}` : `${name} ${serial}`,
    kind: 'SKU',
    state: stateOf(campaign, today),
    placement: place === 'top' ? 'PLACEMENT_TOP_PROMOTION' : 'PLACEMENT_SEARCH_AND_CATEGORY',
    items,
    fromDay,
    untilDay: isFinal ? untilDay : undefined,
    updatedAt: switchedAtMs === undefined ? moscowMoment(updatedDay, 0) : new Date(switchedAtMs),
  };
}
