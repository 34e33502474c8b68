import { onDemand } from '../../platform/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

const HEIGHT_PX = 480;

export const InformationTab = onDemand(
  async () => (await import('./information-tab.tsx')).InformationTab,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
