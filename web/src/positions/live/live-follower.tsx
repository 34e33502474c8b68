import { useQueryClient } from '@tanstack/react-query';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { followPositions, type PositionEvent } from '@vitrina/contract/positions/live.ts';
import { useEffect } from 'react';
import { followEvents } from '../../platform/api/follow-events.ts';
import { runSpaced } from '../../platform/run-spaced.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { isLookingHeld, setLive } from './live-state.ts';
import { readAgain } from './read-again.ts';
import { shareStreams } from './share-streams.ts';
import { isTouched, NOTHING_TOUCHED, withEvent } from './touched.ts';

/** One stream of a cabinet in a tab. */
const subscribeToPositions = shareStreams<CabinetId, PositionEvent>((cabinetId, to) =>
  followEvents(followPositions, { cabinetId }, to),
);

/** However much comes, a screen asks no more often. */
const LEAST_BETWEEN_MS = 2000;

/** Stands on a screen of positions and looks again at what the server says has changed. */
export function LiveFollower() {
  const { id } = useCabinet();
  const queryClient = useQueryClient();
  useEffect(() => {
    let touched = NOTHING_TOUCHED;
    let isWanted = true;
    const look = runSpaced(() => {
      const about = touched;
      touched = NOTHING_TOUCHED;
      if (!isWanted) return;
      void readAgain(queryClient, (key) => !isLookingHeld() && isTouched(about, key));
    }, LEAST_BETWEEN_MS);
    const stop = subscribeToPositions(id, {
      onEvent: (event) => {
        touched = withEvent(touched, event);
        look();
      },
      onLive: setLive,
    });
    return () => {
      isWanted = false;
      stop();
      setLive(false);
    };
  }, [id, queryClient]);
  return null;
}
