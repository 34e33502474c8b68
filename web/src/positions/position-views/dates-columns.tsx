import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { type DatesRow, placeRank } from './compare-places.ts';
import { PlaceCell } from './place-cell.tsx';
import { plainPlace } from './product-columns.tsx';

const COLORS = { risen: 'var(--v-success-text)', fallen: 'var(--v-danger-text)' } as const;

/** Worded, not only coloured: by how many places, or between which words, a query moved. */
function MoveCell({ row: { change, move } }: { row: DatesRow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const word = t(`positions.moreViews.moves.${move}`);
  return (
    <Text inherit span {...(move === 'risen' || move === 'fallen' ? { c: COLORS[move] } : {})}>
      {change === null || change === 0 ? word : `${word}: ${format.signed(change)}`}
    </Text>
  );
}

const placeColumn = (id: 'a' | 'b'): Column<DatesRow> => ({
  id,
  header: `positions.moreViews.moments.${id}`,
  kind: 'number',
  unit: 'place',
  value: (row) => placeRank(row[id].place),
  plain: (row, words) => plainPlace(row[id].place, words),
  width: 130,
  sortable: true,
  isInCard: true,
  cell: (row) => <PlaceCell {...row[id]} />,
});

export const DATES_COLUMNS: readonly Column<DatesRow>[] = [
  {
    id: 'query',
    header: 'positions.columns.query',
    kind: 'text',
    value: ({ query }) => query,
    width: 320,
    sortable: true,
    isInCard: 'wide',
  },
  placeColumn('a'),
  placeColumn('b'),
  {
    id: 'change',
    header: 'positions.moreViews.change',
    description: 'positions.moreViews.changeHint',
    kind: 'number',
    unit: 'count',
    value: ({ change }) => change ?? undefined,
    width: 130,
    sortable: true,
    firstDirection: 'desc',
    cell: ({ change }) => <Change change={change} />,
  },
  {
    id: 'move',
    header: 'positions.moreViews.move',
    kind: 'custom',
    value: ({ move }) => move,
    plain: ({ move }, { t }) => t(`positions.moreViews.moves.${move}`),
    width: 180,
    sortable: true,
    isInCard: true,
    cell: (row) => <MoveCell row={row} />,
  },
];

function Change({ change }: { change: number | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (change === null) return <span title={t('ui.absent.notApplicable')}>—</span>;
  return <span dir="ltr">{format.signed(change)}</span>;
}
