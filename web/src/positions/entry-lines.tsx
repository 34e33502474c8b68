import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getPositionMatrix } from '@vitrina/contract/positions.ts';
import { useTranslation } from 'react-i18next';
import { LineChart } from '../ui/line-chart/line-chart.tsx';

const HEIGHT = 420;

/** Places over time, the first one on top. What was not found or not checked is a gap: it has no height. */
export function EntryLines({ matrix }: { matrix: OutputOf<typeof getPositionMatrix> }) {
  const { t } = useTranslation();
  return (
    <LineChart
      label={t('positions.lines')}
      x={matrix.buckets}
      series={matrix.rows.map((row) => ({
        id: row.query,
        label: row.query,
        unit: 'place',
        values: row.cells.map((cell) => (typeof cell.place === 'number' ? cell.place : null)),
      }))}
      height={HEIGHT}
      isInverted
    />
  );
}
