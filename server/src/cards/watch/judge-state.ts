import type { RadarState } from '@vitrina/contract/radar/products.ts';

type Watched = {
  isPaused: boolean;
  restingSince: Date | null;
  lookedAt: Date | null;
  failingSince: Date | null;
  isGone: boolean;
};

/** How a watched product stands: what keeps it from being looked at comes before what the looks brought. */
export function judgeState({ isPaused, restingSince, lookedAt, failingSince, isGone }: Watched): RadarState {
  if (restingSince !== null) return 'resting';
  if (isPaused) return 'paused';
  if (isGone) return 'gone';
  if (failingSince !== null) return 'failing';
  return lookedAt === null ? 'waiting' : 'watching';
}
