import { onDemand } from '../platform/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

const HEIGHT_PX = 480;

export const QueryCharts = onDemand(
  async () => (await import('./query-charts.tsx')).QueryCharts,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
