import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getOverview } from '@vitrina/contract/statistics.ts';
import { useTranslation } from 'react-i18next';
import { LineChart } from '../ui/line-chart/line-chart.tsx';
import { Panel } from '../ui/panel.tsx';
import { toPlaceSeries } from './rules.ts';

export function AveragePlaces({ overview }: { overview: OutputOf<typeof getOverview> }) {
  const { t } = useTranslation();
  if (overview.averageData.length === 0) return null;
  return (
    <Panel title={t('statistics.averagePlaces')}>
      <LineChart
        label={t('statistics.averagePlaces')}
        x={overview.days}
        series={toPlaceSeries(overview.averageData, overview.days)}
        height={300}
        isInverted
        syncKey="statistics"
      />
    </Panel>
  );
}
