import { useQuery } from '@tanstack/react-query';
import { listPositionEntries } from '@vitrina/contract/positions/entries.ts';
import { listPositionTrends } from '@vitrina/contract/positions/trends.ts';
import { useMemo } from 'react';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { readTags } from '../../products/tags/tags-in-address.ts';
import { useTags } from '../../products/tags/use-tags.ts';
import { lookAgainMs, useIsLive } from '../live/live-state.ts';
import type { PositionCheckSearch } from '../search.ts';
import { toRows, trendsOf } from './entry-row.ts';
import { findEntries } from './find-entries.ts';

/** A line is of days: it is counted anew less often than the rows are read. */
const COUNT_AGAIN_MS = 5 * 60_000;

type Narrowing = Pick<PositionCheckSearch, 'search' | 'tags' | 'tagMode' | 'state'>;

/** What the cabinet tracks, as far as the screen asks for it; the rows stand before their lines are counted. */
export function useEntryRows({ search, tags: chosen, tagMode, state }: Narrowing) {
  const cabinet = useCabinet();
  const entries = useQuery({
    ...routeQuery(listPositionEntries, { cabinetId: cabinet.id }),
    refetchInterval: lookAgainMs(useIsLive()),
  });
  const trends = useQuery({
    ...routeQuery(listPositionTrends, { cabinetId: cabinet.id }),
    refetchInterval: COUNT_AGAIN_MS,
    staleTime: COUNT_AGAIN_MS,
  });
  const tags = useTags();
  const tracked = entries.data?.entries;
  const lines = trendsOf(trends);
  const rows = useMemo(() => tracked && toRows(tracked, tags, lines), [tracked, tags, lines]);
  const found = useMemo(
    () => rows && findEntries(rows, { search, tagIds: readTags(chosen), tagMode, state }),
    [rows, search, chosen, tagMode, state],
  );
  return { entries, tracked, tags, found, isTrendComing: lines === undefined };
}
