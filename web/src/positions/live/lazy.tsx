import { onDemand } from '../../platform/loading/on-demand.tsx';

/** No screen waits for it: until it is there, places are asked for by the clock. */
export const LiveFollower = onDemand(async () => (await import('./live-follower.tsx')).LiveFollower);
