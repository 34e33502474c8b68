import { useQuery } from '@tanstack/react-query';
import type { PositionEntryId } from '@vitrina/contract/ids.ts';
import { getPositionAsk, type PositionAsk } from '@vitrina/contract/position-actions.ts';
import { routeQuery } from '../platform/route-query.ts';
import { useCabinet } from '../platform/session.ts';

/** While it runs; the server tells of each answer, and where it cannot the screen asks. */
const LOOK_AGAIN_MS = 3000;

/** The check out of the plan that runs now, if one does. */
export function useEntryAsk(entryId: PositionEntryId): PositionAsk | undefined {
  const cabinet = useCabinet();
  const { data } = useQuery({
    ...routeQuery(getPositionAsk, { cabinetId: cabinet.id, entryId }),
    refetchInterval: ({ state }) => (state.data?.ask?.isFinished === false ? LOOK_AGAIN_MS : false),
    meta: { isSilent: true },
  });
  const ask = data?.ask ?? undefined;
  return ask?.isFinished === false ? ask : undefined;
}
