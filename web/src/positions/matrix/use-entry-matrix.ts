import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { TimeGrouping } from '@vitrina/contract/grouping.ts';
import type { PositionEntryId } from '@vitrina/contract/ids.ts';
import { listPositionEntries } from '@vitrina/contract/positions/entries.ts';
import { getPositionMatrix, MAX_MATRIX_BUCKETS } from '@vitrina/contract/positions/matrix.ts';
import { STEP_TABLE, type StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { useMemo, useState } from 'react';
import { routeQuery } from '../../platform/api/route-query.ts';
import { now } from '../../platform/clock.ts';
import { useCabinet, useSession } from '../../platform/session/session.ts';
import { useLeaving } from '../../platform/undoable.ts';
import { nearestGrouping } from '../../ui/period/grouping.ts';
import { useIsLive } from '../live/live-state.ts';
import type { PositionEntrySearch } from '../search.ts';
import { addressChanges } from './address-changes.ts';
import { boundsOf, periodOf } from './entry-period.ts';
import { followStep, queriesCountOf } from './entry-step.ts';
import { matrixLookMs, type PositionMatrix, readMatrix, withoutLeaving } from './read-matrix.ts';
import { useZoom } from './use-zoom.ts';

const PATH = '/position-check/$id';
/** What the address asks for, made whole, and the places that answer it. */
export function useEntryMatrix(entryId: PositionEntryId) {
  const cabinet = useCabinet();
  const search = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const planDays = useSession().limits.find((limit) => limit.name === 'positionHistoryDays')?.maximum ?? null;
  const today = moscowDay(now());
  const period = periodOf(search, today, planDays);
  // How often the entry is checked is known with its first answer; until then nothing is too fine.
  const [stepMinutes, setStep] = useState<StepMinutes>(STEP_TABLE[0].stepMinutes);
  const groupingScope = { period, stepMinutes, maximumPoints: MAX_MATRIX_BUCKETS };
  const grouping = nearestGrouping(search.grouping, TimeGrouping.options, groupingScope);
  const isLive = useIsLive();
  const query = useQuery({
    ...routeQuery(getPositionMatrix, {
      cabinetId: cabinet.id,
      entryId,
      ...period,
      grouping,
      choice: search.choice,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => matrixLookMs(state.data, isLive),
  });
  const known = query.data?.entry.stepMinutes;
  followStep(known, stepMinutes, setStep);
  const leaving = useLeaving();
  const read = useMemo(() => query.data && readMatrix(query.data), [query.data]);
  const matrix = useMemo(() => read && withoutLeaving(read, leaving), [read, leaving]);
  const { change, visit } = addressChanges<PositionEntrySearch>((to) => navigate(to));
  return {
    scope: { search, period, grouping, groupingScope, planDays, bounds: boundsOf(today) },
    data: { query, matrix, awaitedRows: useAwaitedRows(entryId) },
    actions: {
      change,
      openCell: (of: string, bucketStart: string) => visit({ cell: `${of}|${bucketStart}` }),
      ...useZoom(period, visit),
    },
  };
}

/** How many rows will come, where the list has told it already. */
function useAwaitedRows(entryId: PositionEntryId): number | undefined {
  const { queryKey } = routeQuery(listPositionEntries, { cabinetId: useCabinet().id });
  const list = useQueryClient().getQueryData(queryKey);
  return queriesCountOf(list?.entries ?? [], entryId);
}

export type EntryView = ReturnType<typeof useEntryMatrix>;
export type EntryScope = EntryView['scope'];

/** What a view of the places is given. */
export type PlacesProps = { matrix: PositionMatrix; scope: EntryScope } & Pick<
  EntryView['actions'],
  'change'
>;
