import type { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/use-format.ts';
import { HeatMatrix } from '../ui/heat-matrix/heat-matrix.tsx';
import type { HeatMatrixProps, LeadColumn } from '../ui/heat-matrix/matrix-props.ts';
import type { PositionMatrix } from './use-entry-matrix.ts';
import { usePlaceText } from './use-place-text.ts';

type Row = PositionMatrix['rows'][number] & { id: string };

type EntryMatrixProps = Pick<
  HeatMatrixProps<Row>,
  'notes' | 'onAddNote' | 'onOpenNote' | 'colorBy' | 'onColorBy' | 'choiceText' | 'onOpenCell'
> & { matrix: PositionMatrix; grouping: TimeGrouping };

const QUERY_PX = 224;
const PLACE_PX = 72;
const MEDIAN_PX = 84;

export function EntryMatrix({ matrix, ...rest }: EntryMatrixProps) {
  const { t } = useTranslation();
  const rows = useMemo(() => matrix.rows.map((row) => ({ id: row.query, ...row })), [matrix.rows]);
  return (
    <HeatMatrix
      label={t('positions.matrix', { product: matrix.entry.name ?? matrix.entry.sku })}
      buckets={matrix.buckets}
      rows={rows}
      lead={useLeadColumns()}
      {...rest}
    />
  );
}

function useLeadColumns(): readonly LeadColumn<Row>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const placeText = usePlaceText();
  return useMemo(() => {
    const place = (id: 'now' | 'best'): LeadColumn<Row> => ({
      id,
      header: t(`positions.columns.${id}`),
      width: PLACE_PX,
      isNumber: true,
      text: (row) => placeText(row[id]),
    });
    return [
      { id: 'query', header: t('positions.columns.query'), width: QUERY_PX, text: (row) => row.query },
      place('now'),
      place('best'),
      {
        id: 'median',
        header: t('positions.columns.median'),
        width: MEDIAN_PX,
        isNumber: true,
        text: ({ median }) => (median === null ? '' : format.decimal(median)),
      },
    ];
  }, [t, format, placeText]);
}
