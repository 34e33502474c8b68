import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  acknowledgeRadarChanges,
  listRadarChanges,
  type RadarChange,
} from '@vitrina/contract/radar/changes.ts';
import { call } from '../../platform/api/call.ts';
import { now } from '../../platform/clock.ts';
import { showProblem } from '../../platform/notify.ts';
import { useCabinet, useSession } from '../../platform/session/session.ts';
import type { FeedAnswer } from './use-feed.ts';

type Press = { change: RadarChange; isAcknowledged: boolean };

/** Shown before the server confirms it: a second press takes it back. */
export function useAcknowledge() {
  const { id: cabinetId } = useCabinet();
  const { account } = useSession();
  const queryClient = useQueryClient();
  const key = [listRadarChanges.path];

  function show({ change, isAcknowledged }: Press): void {
    const acknowledged = isAcknowledged ? { by: account?.fullName ?? null, at: now().toISOString() } : null;
    queryClient.setQueriesData<FeedAnswer>({ queryKey: key }, (answer) =>
      answer === undefined
        ? answer
        : {
            ...answer,
            changes: answer.changes.map((one) => (one.id === change.id ? { ...one, acknowledged } : one)),
          },
    );
  }

  const press = useMutation({
    mutationFn: ({ change, isAcknowledged }: Press) =>
      call(acknowledgeRadarChanges, { cabinetId, ids: [change.id], isAcknowledged }),
    meta: { isSilent: true },
    onMutate: async (given: Press) => {
      await queryClient.cancelQueries({ queryKey: key });
      show(given);
    },
    onError: showProblem,
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });

  return (change: RadarChange) => press.mutate({ change, isAcknowledged: change.acknowledged === null });
}
