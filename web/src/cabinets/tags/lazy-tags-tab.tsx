import { onDemand } from '../../platform/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

const HEIGHT_PX = 320;

export const TagsTab = onDemand(
  async () => (await import('./tags-tab.tsx')).TagsTab,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
