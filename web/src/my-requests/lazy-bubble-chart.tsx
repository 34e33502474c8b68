import { onDemand } from '../platform/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

/** The chart with its head and edges. */
export const BUBBLES_PX = 474;

export const BubbleChart = onDemand(
  async () => (await import('./bubble-chart.tsx')).BubbleChart,
  () => <PanelSkeleton height={BUBBLES_PX} />,
);
