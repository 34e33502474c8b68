import { onDemand } from '../platform/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

const HEIGHT_PX = 540;

export const PositionViews = onDemand(
  async () => (await import('./position-views.tsx')).PositionViews,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
