import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import type { listAbCampaigns } from '@vitrina/contract/ab-tests/images.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';

export type Campaign = OutputOf<typeof listAbCampaigns>['campaigns'][number];

/** Why a campaign cannot be chosen; undefined where it can. */
export function refuseCampaign({ state, hasProduct }: Pick<Campaign, 'state' | 'hasProduct'>) {
  if (!hasProduct) return 'noProduct' as const;
  return state === 'running' ? undefined : ('notRunning' as const);
}

const RANKS = { running: 0, stopped: 1, inactive: 2, other: 3, finished: 4 } as const;

/** Those that can be chosen first, the busiest of them on top. */
export function orderCampaigns(campaigns: readonly Campaign[]): Campaign[] {
  const rank = (one: Campaign) => RANKS[one.state] + (one.hasProduct ? 0 : 10);
  return campaigns.toSorted(
    (one, other) =>
      rank(one) - rank(other) || (other.views ?? -1) - (one.views ?? -1) || one.id.localeCompare(other.id),
  );
}

/** What the test has chosen and the marketplace does not name any more is left out with the next choice. */
export function chooseCampaigns(chosen: readonly string[], known: readonly Campaign[]): string[] {
  return known
    .map(({ id }) => id)
    .filter((id) => chosen.includes(id))
    .slice(0, AB_BOUNDS.campaigns[1]);
}
