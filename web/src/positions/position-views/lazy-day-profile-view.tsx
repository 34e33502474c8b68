import { onDemand } from '../../platform/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

export const DayProfileView = onDemand(
  async () => (await import('./day-profile-view.tsx')).DayProfileView,
  () => <PanelSkeleton height={420} />,
);
