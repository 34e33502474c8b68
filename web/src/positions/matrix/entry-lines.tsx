import { Switch } from '@mantine/core';
import type { Place } from '@vitrina/contract/positions/places.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartNote } from '../../ui/line-chart/model/chart-events.ts';
import type { ChartSeries } from '../../ui/line-chart/model/chart-series.ts';
import { LineChart } from '../../ui/line-chart/react/lazy.tsx';
import type { PositionMatrix } from './read-matrix.ts';

type EntryLinesProps = {
  matrix: PositionMatrix;
  isLog: boolean;
  onLog: (isLog: boolean) => void;
  notes?: readonly ChartNote[];
  onAddNote?: (at: string) => void;
  onOpenNote?: (id: number) => void;
  onOpenChange?: (id: number) => void;
};

const HEIGHT = 420;

/** Places over time, the first one on top. What has no place is a gap: in the table it keeps its word. */
export function EntryLines({ matrix: { buckets, rows }, isLog, onLog, ...notes }: EntryLinesProps) {
  const { t } = useTranslation();
  const series = useMemo<ChartSeries[]>(() => {
    const words = { notFound: t('ui.absent.notFound'), deep: t('ui.absent.deep') };
    const wordOf = (place: Place) => (typeof place === 'string' ? words[place] : null);
    return rows.map(({ query, cells }) => ({
      id: query,
      label: query,
      unit: 'place',
      values: cells.map(({ place }) => (typeof place === 'number' ? place : null)),
      words: cells.map(({ place }) => wordOf(place)),
    }));
  }, [rows, t]);
  return (
    <>
      <Switch
        size="sm"
        mb="sm"
        label={t('positions.logScale')}
        checked={isLog}
        onChange={(event) => onLog(event.currentTarget.checked)}
      />
      <LineChart
        label={t('positions.lines')}
        x={buckets}
        series={series}
        height={HEIGHT}
        isInverted
        isLog={isLog}
        source={t('ui.freshness.storefront')}
        {...notes}
      />
    </>
  );
}
