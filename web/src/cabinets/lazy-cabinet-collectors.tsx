import { onDemand } from '../platform/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

const HEIGHT_PX = 420;

export const CabinetCollectors = onDemand(
  async () => (await import('./cabinet-collectors.tsx')).CabinetCollectors,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
