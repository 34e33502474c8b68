import { onDemand } from '../../../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';

/** With its head and edges, as most tests fill it. */
const HEIGHT_PX = 760;

export const ChartsPanel = onDemand(
  async () => (await import('./charts-panel.tsx')).ChartsPanel,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
