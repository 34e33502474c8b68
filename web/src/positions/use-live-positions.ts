import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { runSpaced } from '../platform/run-spaced.ts';
import { useCabinet } from '../platform/session.ts';
import { hearPositions } from './live-positions.ts';
import { isTouched, NOTHING_TOUCHED, withEvent } from './touched.ts';

/** However much comes, a screen asks no more often. */
const LEAST_BETWEEN_MS = 2000;
/** Beside the events: what was lost on the way is found all the same. */
export const SAFETY_LOOK_MS = 60_000;

/** Looks again at what the server says has changed. Whether it does; where it does not, screens ask by the clock. */
export function useLivePositions(): boolean {
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    let touched = NOTHING_TOUCHED;
    let isWanted = true;
    const look = runSpaced(() => {
      const about = touched;
      touched = NOTHING_TOUCHED;
      if (!isWanted) return;
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isTouched(about, queryKey) });
    }, LEAST_BETWEEN_MS);
    const stop = hearPositions(cabinet.id, {
      onEvent: (event) => {
        touched = withEvent(touched, event);
        look();
      },
      onLive: setLive,
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [cabinet.id, queryClient]);
  return isLive;
}
