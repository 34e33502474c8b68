import { onDemand } from '../platform/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

const HEIGHT_PX = 280;

export const DangerZone = onDemand(
  async () => (await import('./danger-zone.tsx')).DangerZone,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
