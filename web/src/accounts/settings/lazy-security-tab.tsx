import { onDemand } from '../../platform/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

const HEIGHT_PX = 520;

export const SecurityTab = onDemand(
  async () => (await import('./security-tab.tsx')).SecurityTab,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
