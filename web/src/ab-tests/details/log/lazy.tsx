import { onDemand } from '../../../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';

/** With its head and edges, as most tests fill it. */
const HEIGHT_PX = 420;

export const LogPanel = onDemand(
  async () => (await import('./log-panel.tsx')).LogPanel,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
