import { onDemand } from '../../platform/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

const HEIGHT_PX = 420;

export const ConnectionsTab = onDemand(
  async () => (await import('./connections-tab.tsx')).ConnectionsTab,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
