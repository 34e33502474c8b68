import { daysBetween } from '@vitrina/contract/dates.ts';
import { CAMPAIGN_STATES, type Campaign } from '../../integrations/ozon-performance/campaign.ts';
import type { KeptTile } from '../../shelves/rules.ts';

const STATES = ['running', 'stopped', 'inactive', 'finished'] as const;
export type CampaignState = (typeof STATES)[number] | 'other';

/** The marketplace invents new words; one that is not known says neither that it runs nor that it does not. */
export function readState(state: string): CampaignState {
  return STATES.find((known) => CAMPAIGN_STATES[known] === state) ?? 'other';
}

/** The auction learns for about a week: until then views come unsteadily. */
const NEW_DAYS = 7;

export function isNewCampaign({ fromDate }: Pick<Campaign, 'fromDate'>, today: string): boolean {
  return fromDate !== null && daysBetween(fromDate.slice(0, 10), today) < NEW_DAYS;
}

/** As many as stand about the product on a telephone and on a wide screen. */
const MOST_RIVALS = 12;

/** The tiles nearest to the product, in the order of the page, the product among them. */
export function chooseRivals(tiles: readonly KeptTile[], sku: number): KeptTile[] {
  const own = tiles.find((tile) => tile.sku === sku);
  if (!own) return [];
  const distance = ({ place }: KeptTile) => Math.abs(place - own.place);
  return tiles
    .filter(({ imageUrl, sku: other }) => imageUrl !== null || other === sku)
    .toSorted((one, other) => distance(one) - distance(other) || one.place - other.place)
    .slice(0, MOST_RIVALS + 1)
    .toSorted((one, other) => one.place - other.place);
}
