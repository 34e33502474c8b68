import { Text } from '@mantine/core';
import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/texts/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { ProductCell } from '../../ui/products/product-cell.tsx';
import { type EntryRow, risenBy } from './entry-row.ts';
import { ChangeCell, ComingCell, TagChips } from './lazy.tsx';
import { StateCell, stateReason, stateText } from './state-cell.tsx';

function Moment({ at }: { at: string | null }) {
  const format = useFormat();
  return <Text size="sm">{at ? format.ago(at) : '—'}</Text>;
}

function Coverage({ entry }: { entry: PositionEntry }) {
  const { t } = useTranslation();
  return (
    <Text size="sm" c="dimmed">
      {t('positions.coverage', { found: entry.foundCount, checked: entry.checkedCount })}
    </Text>
  );
}

const TOPS = ['top10', 'top50', 'top100'] as const;

const DAYS = { day: 1, week: 7 } as const;

/** Against a day or a week ago: a rise is a number above zero, whichever way places are counted. */
const changeColumn = (id: keyof typeof DAYS): Column<EntryRow> => ({
  id,
  header: `positions.home.columns.${id}`,
  description: 'positions.home.columns.changeHint',
  kind: 'number',
  unit: 'decimal',
  value: ({ trend }) => risenBy(trend?.[id]),
  plain: ({ trend }) => risenBy(trend?.[id]),
  width: 105,
  sortable: true,
  firstDirection: 'asc',
  cell: ({ trend }) => <ChangeCell change={trend?.[id] ?? null} days={DAYS[id]} />,
});

/** One line a product in a city. An average is of found places only and says of how many. */
export const ENTRY_COLUMNS: readonly Column<EntryRow>[] = [
  {
    id: 'name',
    header: 'positions.columns.product',
    kind: 'custom',
    value: (entry) => entry.name ?? String(entry.sku),
    width: 240,
    sortable: true,
    isInCard: true,
    cell: (entry) => (
      <ProductCell product={entry} unnamed="positions.external">
        {entry.sku}
      </ProductCell>
    ),
  },
  {
    id: 'city',
    header: 'positions.columns.city',
    kind: 'text',
    value: (entry) => entry.cityName,
    width: 140,
    sortable: true,
    isInCard: true,
  },
  {
    id: 'queries',
    header: 'positions.columns.queries',
    kind: 'number',
    unit: 'count',
    value: (entry) => entry.queriesCount,
    width: 95,
    sortable: true,
  },
  {
    id: 'average',
    header: 'positions.columns.average',
    description: 'positions.columns.averageHint',
    kind: 'number',
    unit: 'decimal',
    value: (entry) => entry.averagePlace,
    width: 100,
    sortable: true,
    firstDirection: 'asc',
    isInCard: true,
  },
  {
    id: 'trend',
    header: 'positions.home.columns.trend',
    description: 'positions.home.columns.trendHint',
    kind: 'custom',
    line: {
      values: ({ trend }) => trend?.averages ?? [],
      label: ({ trend }, t) =>
        t('positions.home.line', { found: trend?.found ?? 0, checked: trend?.answered ?? 0 }),
      unit: 'place',
      isInverted: true,
    },
    width: 126,
  },
  changeColumn('day'),
  changeColumn('week'),
  {
    id: 'state',
    header: 'positions.columns.state',
    kind: 'custom',
    value: (entry) => entry.state,
    plain: (entry, { t, format }) =>
      [stateText(entry, t, format), stateReason(entry, t)].filter((text) => text !== null).join(', '),
    width: 230,
    sortable: true,
    isInCard: 'wide',
    cell: (entry) => <StateCell entry={entry} />,
  },
  {
    id: 'coverage',
    header: 'positions.columns.coverage',
    kind: 'custom',
    value: (entry) => (entry.checkedCount === 0 ? null : entry.foundCount / entry.checkedCount),
    plain: ({ foundCount, checkedCount }, { t }) =>
      t('positions.coverage', { found: foundCount, checked: checkedCount }),
    width: 130,
    sortable: true,
    firstDirection: 'desc',
    cell: (entry) => <Coverage entry={entry} />,
  },
  ...TOPS.map(
    (top): Column<EntryRow> => ({
      id: top,
      header: `positions.columns.${top}`,
      kind: 'number',
      unit: 'count',
      value: (entry) => (entry.checkedCount === 0 ? null : entry[top]),
      width: 100,
      sortable: true,
    }),
  ),
  {
    id: 'notFound',
    header: 'positions.columns.notFound',
    kind: 'number',
    unit: 'count',
    value: (entry) => (entry.checkedCount === 0 ? null : entry.notFoundCount),
    width: 90,
    sortable: true,
  },
  {
    id: 'lastCheckedAt',
    header: 'positions.columns.last',
    kind: 'custom',
    value: (entry) => entry.lastCheckedAt,
    plain: ({ lastCheckedAt: at }, { format }) => at && format.instant(at),
    width: 140,
    sortable: true,
    firstDirection: 'desc',
    cell: (entry) => <Moment at={entry.lastCheckedAt} />,
  },
  {
    id: 'nextCheckAt',
    header: 'positions.columns.next',
    kind: 'custom',
    value: (entry) => entry.nextCheckAt,
    plain: ({ nextCheckAt: at }, { format }) => at && format.instant(at),
    width: 140,
    sortable: true,
    cell: (entry) => <Moment at={entry.nextCheckAt} />,
  },
  {
    id: 'tags',
    header: 'products.columns.tags',
    kind: 'custom',
    plain: ({ tags }) => tags.map(({ name }) => name).join(', ') || undefined,
    width: 120,
    cell: ({ tags }) => tags.length > 0 && <TagChips tags={tags} />,
  },
];

const COMING = new Set(['trend', 'day', 'week']);

/** The same columns while the lines are on their way. */
export const WAITING_COLUMNS: readonly Column<EntryRow>[] = ENTRY_COLUMNS.map((column) => {
  if (!COMING.has(column.id)) return column;
  const { line: _, ...rest } = column;
  return { ...rest, cell: () => <ComingCell /> };
});
