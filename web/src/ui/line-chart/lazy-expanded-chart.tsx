import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const ExpandedChart = dialogOnDemand(async () => (await import('./expanded-chart.tsx')).ExpandedChart);
