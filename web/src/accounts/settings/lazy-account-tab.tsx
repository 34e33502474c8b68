import { onDemand } from '../../platform/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

const HEIGHT_PX = 560;

export const AccountTab = onDemand(
  async () => (await import('./account-tab.tsx')).AccountTab,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
