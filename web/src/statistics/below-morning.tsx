import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getOverview } from '@vitrina/contract/statistics.ts';
import { AveragePlaces } from './average-places.tsx';
import { Changes } from './changes.tsx';
import { OwnQueries } from './own-queries.tsx';
import { SavedDemand } from './saved-demand.tsx';

type BelowMorningProps = { overview: OutputOf<typeof getOverview> | undefined };

/** The tables and charts under the lists that the page is opened for. */
export function BelowMorning({ overview }: BelowMorningProps) {
  return (
    <>
      <Changes />
      <OwnQueries rows={overview?.ownQueries} />
      <AveragePlaces overview={overview} />
      <SavedDemand />
    </>
  );
}
