import { onDemand } from '../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

export const PositionViews = onDemand(
  async () => (await import('./position-views.tsx')).PositionViews,
  () => <PanelSkeleton height={540} />,
);
