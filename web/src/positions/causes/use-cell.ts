import { useQuery } from '@tanstack/react-query';
import type { PositionEntryId } from '@vitrina/contract/ids.ts';
import {
  explainPositionMove,
  getPositionCell,
  type MoveAgainst,
} from '@vitrina/contract/positions/causes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { SILENT } from '../../platform/api/silent.ts';
import { useCabinet } from '../../platform/session/session.ts';
import type { EntryView } from '../matrix/use-entry-matrix.ts';
import { askAgainMs, besideKey, findBeside, readCellKey } from './cell-key.ts';

export type Move = OutputOf<typeof explainPositionMove>;

/** The cell that the address names, its facts and why it is not as it was. */
export function useCell(entryId: PositionEntryId, view: EntryView, against: MoveAgainst) {
  const { search, grouping, period } = view.scope;
  const cabinet = useCabinet();
  const key = readCellKey(search.cell);
  const input = {
    cabinetId: cabinet.id,
    entryId,
    ...(key ?? {
      query: '-',
      bucket: new Date(0).toISOString(),
    }),
    grouping,
    choice: search.choice,
    shown: period,
  };
  const common = { enabled: key !== undefined, ...SILENT };
  const cell = useQuery({ ...routeQuery(getPositionCell, input), ...common });
  const move = useQuery({
    ...routeQuery(explainPositionMove, { ...input, against }),
    ...common,
    // How places come about there is being learned: the answer is there in a moment.
    refetchInterval: ({ state }) => askAgainMs(state.data),
  });
  const beside = key && findBeside(view.data.matrix?.buckets ?? [], key);
  const go = (bucket: string | undefined) => {
    const next = besideKey(key, bucket);
    return next === undefined ? undefined : () => view.actions.change({ cell: next });
  };
  return { key, cell, move, toPrevious: go(beside?.previous), toNext: go(beside?.next) };
}

export type CellView = ReturnType<typeof useCell>;
