import { dialogOnDemand } from '../../../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../../../platform/loading/on-demand.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { STANDARD_HEIGHT_PX } from './line-chart-props.ts';
import { nameLanguage } from './name-language.ts';

export const ExpandedChart = dialogOnDemand(async () => (await import('./expanded-chart.tsx')).ExpandedChart);

export const LineChart = onDemand(
  async () => {
    nameLanguage(navigator);
    return (await import('./line-chart.tsx')).LineChart;
  },
  ({ height = STANDARD_HEIGHT_PX }) => <ChartSkeleton height={height} />,
);
