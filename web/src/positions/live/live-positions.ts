import type { CabinetId } from '@vitrina/contract/ids.ts';
import { followPositions, type PositionEvent } from '@vitrina/contract/positions/live.ts';
import { followEvents } from '../../platform/api/follow-events.ts';
import { shareStreams } from './share-streams.ts';

/** One stream of a cabinet in a tab. */
export const subscribeToPositions = shareStreams<CabinetId, PositionEvent>((cabinetId, to) =>
  followEvents(followPositions, { cabinetId }, to),
);
