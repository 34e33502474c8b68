import { onDemand } from '../../platform/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

const HEIGHT_PX = 420;

export const UsersTab = onDemand(
  async () => (await import('./users-tab.tsx')).UsersTab,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
