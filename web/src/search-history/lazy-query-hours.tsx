import { onDemand } from '../platform/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

const HEIGHT_PX = 240;

export const QueryHours = onDemand(
  async () => (await import('./query-hours.tsx')).QueryHours,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
