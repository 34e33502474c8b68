import { Text } from '@mantine/core';
import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import type { AbResults } from '@vitrina/contract/ab-tests/results.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LineChart } from '../../../ui/line-chart/react/lazy.tsx';
import { SyncChartsSwitch } from '../../../ui/line-chart/react/sync-charts-switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { hourRows, imageLines, orderOfLines } from './chart-lines.ts';
import { HourProfile } from './hour-profile.tsx';

const HEIGHT_PX = 240;
const FEWEST_DAYS = 2;

/** By day, up to each day, and by hour of the day. */
export function ChartsPanel({ test, results }: { test: AbTest; results: AbResults }) {
  const { t } = useTranslation();
  const baseline = test.images.find(({ id }) =>
    results.images.some(({ imageId, isBaseline }) => isBaseline && imageId === id),
  );
  const { days, lifts, hours } = useMemo(() => {
    const ordered = orderOfLines(test.images, results);
    const named = ordered.map((image) => ({
      image,
      name: t('abTestDetails.image', { number: image.number }),
    }));
    return {
      days: imageLines(results.days, named, 'share'),
      lifts: imageLines(results.cumulative, named, 'change'),
      hours: hourRows(results.hours, test.images),
    };
  }, [results, test.images, t]);
  return (
    <>
      <Panel
        title={t('abTestDetails.charts.days')}
        description={t('abTestDetails.charts.daysText')}
        actions={<SyncChartsSwitch />}
      >
        <DayChart label={t('abTestDetails.charts.days')} lines={days} />
      </Panel>
      <Panel
        title={t('abTestDetails.charts.cumulative')}
        description={t('abTestDetails.charts.cumulativeText', { image: baseline?.number ?? 1 })}
      >
        <DayChart label={t('abTestDetails.charts.cumulative')} lines={lifts} />
      </Panel>
      <Panel title={t('abTestDetails.charts.hours')} description={t('abTestDetails.charts.hoursText')}>
        <HourProfile label={t('abTestDetails.charts.hours')} rows={hours} />
      </Panel>
    </>
  );
}

type DayChartProps = { label: string; lines: ReturnType<typeof imageLines> };

function DayChart({ label, lines: { x, series } }: DayChartProps) {
  const { t } = useTranslation();
  if (x.length < FEWEST_DAYS) return <Text c="dimmed">{t('abTestDetails.charts.oneDay')}</Text>;
  return (
    <LineChart
      label={label}
      x={x}
      series={series}
      height={HEIGHT_PX}
      syncKey="ab-test"
      source={t('marketplaces.ozon')}
    />
  );
}
