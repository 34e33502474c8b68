import type { Column } from '../../ui/data-table/column.ts';
import { ProductCell } from '../../ui/products/product-cell.tsx';
import { LastChangeCell, SellersCell, StateCell, TagsCell, WhoseText } from './product-cells.tsx';
import type { ProductRow } from './product-row.ts';
import { sellersText, stateNote } from './product-words.ts';

export const PRODUCT_COLUMNS: readonly Column<ProductRow>[] = [
  {
    id: 'name',
    header: 'radar.columns.name',
    kind: 'custom',
    value: ({ name }) => name,
    width: 260,
    sortable: true,
    firstDirection: 'asc',
    isInCard: 'wide',
    cell: (row) => (
      <ProductCell product={row}>
        <WhoseText row={row} />
      </ProductCell>
    ),
  },
  {
    id: 'lastChange',
    header: 'radar.columns.lastChange',
    kind: 'custom',
    plain: ({ lastChange }, { t, format }) =>
      lastChange === null
        ? undefined
        : `${t(`radar.kinds.${lastChange.kind}`)}, ${format.instant(lastChange.at)}`,
    width: 160,
    sortable: true,
    firstDirection: 'desc',
    isInCard: true,
    cell: ({ lastChange }) => <LastChangeCell last={lastChange} />,
  },
  {
    id: 'changes7',
    header: 'radar.columns.changes7',
    description: 'radar.columns.changesHint',
    kind: 'number',
    unit: 'count',
    value: ({ changes7 }) => changes7,
    width: 100,
    sortable: true,
    firstDirection: 'desc',
    isInCard: true,
  },
  {
    id: 'changes28',
    header: 'radar.columns.changes28',
    description: 'radar.columns.changesHint',
    kind: 'number',
    unit: 'count',
    value: ({ changes28 }) => changes28,
    width: 110,
    sortable: true,
    firstDirection: 'desc',
  },
  {
    id: 'piggyBackers',
    header: 'radar.columns.piggyBackers',
    description: 'radar.columns.piggyBackersHint',
    kind: 'custom',
    plain: sellersText,
    width: 150,
    sortable: true,
    firstDirection: 'desc',
    isInCard: true,
    cell: (row) => <SellersCell row={row} />,
  },
  {
    id: 'state',
    header: 'radar.columns.state',
    kind: 'custom',
    plain: (row, words) =>
      [words.t(`radar.states.${row.state}`), stateNote(row, words)].filter(Boolean).join(', '),
    width: 200,
    isInCard: 'wide',
    cell: (row) => <StateCell row={row} />,
  },
  {
    id: 'tags',
    header: 'products.columns.tags',
    kind: 'custom',
    plain: ({ tags }) => tags.map(({ name }) => name).join(', ') || undefined,
    width: 130,
    cell: ({ tags }) => <TagsCell tags={tags} />,
  },
  {
    id: 'sku',
    header: 'ui.sku.name',
    kind: 'custom',
    plain: ({ sku }) => String(sku),
    width: 110,
    isHidden: true,
    cell: ({ sku }) => sku,
  },
  {
    id: 'every',
    header: 'radar.columns.every',
    kind: 'number',
    unit: 'count',
    value: ({ everyMinutes }) => everyMinutes,
    width: 120,
    isHidden: true,
  },
  {
    id: 'addedAt',
    header: 'radar.columns.addedAt',
    kind: 'custom',
    value: ({ addedAt, broughtBy }) => (broughtBy === undefined ? addedAt : `${addedAt} ${broughtBy.name}`),
    plain: ({ addedAt, broughtBy }, { t, format }) =>
      broughtBy === undefined
        ? format.instant(addedAt)
        : `${format.instant(addedAt)}, ${t('radar.products.byTag', { tag: broughtBy.name })}`,
    width: 190,
    sortable: true,
    firstDirection: 'desc',
    isHidden: true,
  },
];
