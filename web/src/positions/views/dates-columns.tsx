import { placeRank } from '@vitrina/contract/positions/places.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { Words } from '../../platform/texts/words.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { plainPlace } from '../../ui/place-text.ts';
import { placeMove } from '../../ui/sparkline/describe-change.ts';
import { ChangeMark, TrendChange } from '../../ui/sparkline/trend-change.tsx';
import type { DatesRow } from './compare-places.ts';
import { PlaceCell } from './place-cell.tsx';

/** Worded, not only coloured: by how many places a query moved, or between which words. */
function moveText({ a, b, change, move }: DatesRow, { t, format }: Words): string {
  if (change !== null && change !== 0)
    return t(change > 0 ? 'positionViews.moved.higher' : 'positionViews.moved.lower', {
      by: format.count(Math.abs(change)),
    });
  if (move === 'same' || move === 'unknown') return t(`positionViews.moved.${move}`);
  if (a.place === 'notFound' || b.place === 'notFound')
    return t(move === 'risen' ? 'positionViews.moved.appeared' : 'positionViews.moved.gone');
  return t(move === 'risen' ? 'positionViews.moved.fromDeep' : 'positionViews.moved.toDeep');
}

function MoveCell({ row }: { row: DatesRow }) {
  const { t, format } = useTexts();
  const { move } = row;
  const text = moveText(row, { t, format });
  if (move === 'same' || move === 'unknown') return text;
  return <ChangeMark {...placeMove(move === 'risen')}>{text}</ChangeMark>;
}

const placeColumn = (id: 'a' | 'b'): Column<DatesRow> => ({
  id,
  header: `positionViews.moments.${id}`,
  kind: 'number',
  unit: 'place',
  value: (row) => placeRank(row[id].place),
  plain: (row, { t }) => plainPlace(t, row[id].place),
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
    header: 'positionViews.change',
    description: 'positionViews.changeHint',
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
    header: 'positionViews.move',
    kind: 'custom',
    value: ({ move }) => move,
    plain: moveText,
    width: 200,
    sortable: true,
    isInCard: true,
    cell: (row) => <MoveCell row={row} />,
  },
];

function Change({ change }: { change: number | null }) {
  const { t } = useTexts();
  if (change === null) return <span title={t('ui.absent.notApplicable')}>—</span>;
  return <TrendChange value={change} unit="place" />;
}
