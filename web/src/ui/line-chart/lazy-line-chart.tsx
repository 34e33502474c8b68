import { onDemand } from '../../platform/on-demand.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { STANDARD_HEIGHT_PX } from './line-chart-props.ts';

export const LineChart = onDemand(
  async () => (await import('./line-chart.tsx')).LineChart,
  ({ height = STANDARD_HEIGHT_PX }) => <ChartSkeleton height={height} />,
);
