import { onDemand } from '../platform/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

export const WordTreemap = onDemand(
  async () => (await import('./word-treemap.tsx')).WordTreemap,
  () => <PanelSkeleton height={430} />,
);
