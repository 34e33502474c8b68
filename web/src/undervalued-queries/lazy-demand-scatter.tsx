import { onDemand } from '../platform/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

const HEIGHT_PX = 465;

/** What stands below must not move when the first spots come. */
export const DemandScatterSkeleton = () => <PanelSkeleton height={HEIGHT_PX} />;

export const DemandScatter = onDemand(
  async () => (await import('./demand-scatter.tsx')).DemandScatter,
  DemandScatterSkeleton,
);
