import { Skeleton } from '@mantine/core';
import { onDemand } from '../../platform/on-demand.tsx';

/** As wide as the field of states, which stands first. */
export const EntryFilters = onDemand(
  async () => (await import('./entry-filters.tsx')).EntryFilters,
  () => <Skeleton width={190} height={36} />,
);
