import { Skeleton } from '@mantine/core';
import { onDemand } from '../../platform/loading/on-demand.tsx';

export const BackTestCharts = onDemand(
  async () => (await import('./back-test-charts.tsx')).BackTestCharts,
  () => <Skeleton height={340} />,
);
