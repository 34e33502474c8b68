import { onDemand } from '../platform/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

export const DemandScatter = onDemand(
  async () => (await import('./demand-scatter.tsx')).DemandScatter,
  () => <PanelSkeleton height={420} />,
);
