import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getPositionMatrix } from '@vitrina/contract/positions.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/use-format.ts';
import { HeatMatrix } from '../ui/heat-matrix/heat-matrix.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { usePlaceText } from './use-place-text.ts';

type Matrix = OutputOf<typeof getPositionMatrix>;

export function EntryMatrix({ matrix, bucketMinutes }: { matrix: Matrix; bucketMinutes: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const placeText = usePlaceText();
  const rowOf = new Map(matrix.rows.map((row) => [row.query, row]));
  if (matrix.rows.length === 0) return <EmptyState title={t('positions.noQueries')} />;
  return (
    <HeatMatrix
      label={t('positions.matrix', { product: matrix.entry.name ?? matrix.entry.sku })}
      buckets={matrix.buckets}
      bucketMinutes={bucketMinutes}
      rows={matrix.rows.map((row) => ({ id: row.query, cells: row.cells }))}
      lead={[
        {
          id: 'query',
          header: t('positions.columns.query'),
          width: 240,
          text: (row) => row.id,
        },
        {
          id: 'now',
          header: t('positions.columns.now'),
          width: 88,
          isNumber: true,
          text: (row) => placeText(rowOf.get(row.id)?.now ?? null),
        },
        {
          id: 'best',
          header: t('positions.columns.best'),
          width: 88,
          isNumber: true,
          text: (row) => placeText(rowOf.get(row.id)?.best ?? null),
        },
        {
          id: 'median',
          header: t('positions.columns.median'),
          width: 104,
          isNumber: true,
          text: (row) => {
            const median = rowOf.get(row.id)?.median ?? null;
            return median === null ? '' : format.decimal(median);
          },
        },
      ]}
      height={Math.min(640, 96 + matrix.rows.length * 36)}
    />
  );
}
