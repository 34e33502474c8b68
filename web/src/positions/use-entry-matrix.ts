import { moscowDay } from '@vitrina/contract/dates.ts';
import { TimeGrouping } from '@vitrina/contract/grouping.ts';
import type { PositionEntryId } from '@vitrina/contract/ids.ts';
import { readCells } from '@vitrina/contract/position-cells.ts';
import {
  getPositionMatrix,
  listPositionEntries,
  MAX_MATRIX_BUCKETS,
  POSITION_RULES,
  type StepMinutes,
} from '@vitrina/contract/positions.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { now } from '../platform/clock.ts';
import { routeQuery } from '../platform/route-query.ts';
import { useCabinet, useSession } from '../platform/session.ts';
import { useLeaving } from '../platform/undoable.ts';
import { nearestGrouping } from '../ui/period/grouping.ts';
import { boundsOf, periodOf } from './entry-period.ts';
import { leavingQueries } from './leaving-queries.ts';
import { SAFETY_LOOK_MS, useIsLive } from './live-state.ts';
import type { PositionEntrySearch } from './search.ts';
import { useZoom } from './use-zoom.ts';

const PATH = '/position-check/$id';
const LOOK_AGAIN_MS = 10_000;
/** A month of hours is a fifth of a megabyte: it is looked at again less often, as is what tells of itself. */
const MUCH_CELLS = 5000;

/** The cells of an answer travel in columns; the screen reads them one by one. */
function readMatrix({ rows, ...matrix }: OutputOf<typeof getPositionMatrix>) {
  return {
    ...matrix,
    rows: rows.map(({ cells, minutes, answered, planned, ...row }) => ({
      ...row,
      cells: readCells({ cells, minutes, answered, planned }),
    })),
  };
}

export type PositionMatrix = ReturnType<typeof readMatrix>;

/** What the address asks for, made whole, and the places that answer it. */
export function useEntryMatrix(entryId: PositionEntryId) {
  const cabinet = useCabinet();
  const asked = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const planDays = useSession().limits.find((limit) => limit.name === 'positionHistoryDays')?.maximum ?? null;
  const today = moscowDay(now());
  const period = periodOf(asked, today, planDays);
  // How often the entry is checked is known with its first answer; until then nothing is too fine.
  const [stepMinutes, setStep] = useState<StepMinutes>(POSITION_RULES.stepsMinutes[0]);
  const scope = { period, stepMinutes, maximumPoints: MAX_MATRIX_BUCKETS };
  const grouping = nearestGrouping(asked.grouping, TimeGrouping.options, scope);
  const isLive = useIsLive();
  const query = useQuery({
    ...routeQuery(getPositionMatrix, {
      ...{ cabinetId: cabinet.id, entryId, ...period, grouping, choice: asked.choice },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      isLive || (state.data?.rows.length ?? 0) * (state.data?.buckets.length ?? 0) > MUCH_CELLS
        ? SAFETY_LOOK_MS
        : LOOK_AGAIN_MS,
  });
  const known = query.data?.entry.stepMinutes;
  if (known !== undefined && known !== stepMinutes) setStep(known);
  const leaving = useLeaving();
  const read = useMemo(() => query.data && readMatrix(query.data), [query.data]);
  const matrix = useMemo(() => read && withoutLeaving(read, leaving), [read, leaving]);
  const change = (next: Partial<PositionEntrySearch>, replace = true) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace });
  return {
    ...{ asked, period, planDays, query, matrix, grouping, scope, bounds: boundsOf(today), change },
    awaitedRows: useAwaitedRows(entryId),
    ...useZoom(period, (zoomed) => change(zoomed, false)),
    openCell: (of: string, bucketStart: string) => change({ cell: `${of}|${bucketStart}` }, false),
  };
}

/** How many rows will come, where the list has told it already. */
function useAwaitedRows(entryId: PositionEntryId): number | undefined {
  const { queryKey } = routeQuery(listPositionEntries, { cabinetId: useCabinet().id });
  const list = useQueryClient().getQueryData(queryKey);
  return list?.entries.find(({ id }) => id === entryId)?.queriesCount;
}

function withoutLeaving(matrix: PositionMatrix, leaving: ReadonlySet<string>): PositionMatrix {
  const gone = leavingQueries(leaving, matrix.entry.id);
  return gone.size === 0 ? matrix : { ...matrix, rows: matrix.rows.filter((row) => !gone.has(row.query)) };
}

export type EntryView = ReturnType<typeof useEntryMatrix>;
