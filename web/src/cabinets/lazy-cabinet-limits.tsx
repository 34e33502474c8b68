import { onDemand } from '../platform/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

const HEIGHT_PX = 737;

export const CabinetLimits = onDemand(
  async () => (await import('./cabinet-limits.tsx')).CabinetLimits,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
