import { onDemand } from '../../platform/loading/on-demand.tsx';
import { WaitingParts } from './waiting-parts.tsx';

/** Comes beside the figures of the page, and holds its place until then. */
export const MorningParts = onDemand(
  async () => (await import('./morning.tsx')).MorningParts,
  () => <WaitingParts />,
);
