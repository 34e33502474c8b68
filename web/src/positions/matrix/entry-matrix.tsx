import type { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { HeatMatrixProps } from '../../ui/heat-matrix/model/matrix-props.ts';
import { HeatMatrix } from '../../ui/heat-matrix/react/heat-matrix.tsx';
import type { PositionEntrySearch } from '../search.ts';
import type { PositionMatrix } from './read-matrix.ts';
import { type EntryRow, useLeadColumns } from './use-lead-columns.tsx';

type EntryMatrixProps = Pick<
  HeatMatrixProps<EntryRow>,
  | 'notes'
  | 'onAddNote'
  | 'onOpenNote'
  | 'onOpenChange'
  | 'colorBy'
  | 'onColorBy'
  | 'choiceText'
  | 'quietUpTo'
  | 'onOpenCell'
  | 'onZoom'
  | 'onLeave'
> & { matrix: PositionMatrix; grouping: TimeGrouping; groupBy: PositionEntrySearch['groupBy'] };

/** What a row is gathered under, by what the address asks for. */
const GROUP_OF = {
  none: undefined,
  cluster: ({ cluster }: EntryRow) => cluster,
  tag: ({ tag }: EntryRow) => tag,
} as const satisfies Record<PositionEntrySearch['groupBy'], unknown>;

export function EntryMatrix({ matrix, groupBy, ...rest }: EntryMatrixProps) {
  const { t } = useTranslation();
  const { entry, collectingFrom, collectingUntil } = matrix;
  const rows = useMemo(() => matrix.rows.map((row) => ({ id: row.query, ...row })), [matrix.rows]);
  return (
    <HeatMatrix
      // Groups of another kind have other names: none of them is closed.
      key={groupBy}
      label={t('positions.matrix', { product: entry.name ?? entry.sku })}
      buckets={matrix.buckets}
      rows={rows}
      lead={useLeadColumns(matrix.frequency)}
      groupOf={GROUP_OF[groupBy]}
      collecting={{ from: collectingFrom, until: collectingUntil }}
      marks={useStepMarks(matrix.steps)}
      where={entry.cityName}
      {...rest}
    />
  );
}

/** product.md 9.2: what a change of the step does to the numbers is read beside them. */
function useStepMarks(steps: PositionMatrix['steps']) {
  const { t, format } = useTexts();
  return useMemo(
    () =>
      steps.map(({ changedAt, stepMinutes, stepBefore, uniqueQueries }) => ({
        at: changedAt,
        text: `${format.instant(changedAt)}. ${t('positionGrid.step', {
          after: stepMinutes,
          before: stepBefore,
          queries: uniqueQueries,
        })}`,
      })),
    [steps, t, format],
  );
}
