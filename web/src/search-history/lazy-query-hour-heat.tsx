import { onDemand } from '../platform/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

const HEIGHT_PX = 380;

export const QueryHourHeat = onDemand(
  async () => (await import('./query-hour-heat.tsx')).QueryHourHeat,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
