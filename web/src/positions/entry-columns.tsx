import { Group, Stack, Text } from '@mantine/core';
import type { PositionEntry } from '@vitrina/contract/positions.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/use-format.ts';
import type { Column } from '../ui/data-table/column.ts';
import { ProductImage } from '../ui/product-image.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';

function ProductCell({ entry }: { entry: PositionEntry }) {
  const { t } = useTranslation();
  return (
    <Group gap="sm" wrap="nowrap">
      <ProductImage url={entry.imageUrl} name={entry.name ?? String(entry.sku)} size={36} />
      <Stack gap={0} miw={0}>
        <Text inherit truncate dir="auto" title={entry.name ?? undefined}>
          {entry.name ?? t('positions.external')}
        </Text>
        <Text size="xs" c="dimmed">
          {entry.sku}
        </Text>
      </Stack>
    </Group>
  );
}

const TONES = { active: 'success', waitingFirst: 'info', paused: 'neutral', blocked: 'warning' } as const;

export function EntryState({ entry }: { entry: PositionEntry }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (entry.state === 'waitingFirst') {
    return (
      <StatusBadge tone="info">
        {t('positions.waitingFirst', { at: format.time(entry.firstExpectedAt) })}
      </StatusBadge>
    );
  }
  return <StatusBadge tone={TONES[entry.state]}>{t(`positions.states.${entry.state}`)}</StatusBadge>;
}

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

/** One line a product in a city. An average is of found places only and says of how many. */
export const ENTRY_COLUMNS: readonly Column<PositionEntry>[] = [
  {
    id: 'name',
    header: 'positions.columns.product',
    kind: 'custom',
    value: (entry) => entry.name ?? String(entry.sku),
    width: 300,
    sortable: true,
    isInCard: true,
    cell: (entry) => <ProductCell entry={entry} />,
  },
  {
    id: 'city',
    header: 'positions.columns.city',
    kind: 'text',
    value: (entry) => entry.cityName,
    width: 120,
    sortable: true,
    isInCard: true,
  },
  {
    id: 'state',
    header: 'positions.columns.state',
    kind: 'custom',
    value: (entry) => entry.state,
    plain: (entry, { t, format }) =>
      entry.state === 'waitingFirst'
        ? t('positions.waitingFirst', { at: format.time(entry.firstExpectedAt) })
        : t(`positions.states.${entry.state}`),
    width: 190,
    sortable: true,
    isInCard: true,
    cell: (entry) => <EntryState entry={entry} />,
  },
  {
    id: 'queries',
    header: 'positions.columns.queries',
    kind: 'number',
    unit: 'count',
    value: (entry) => entry.queriesCount,
    width: 110,
    sortable: true,
  },
  {
    id: 'average',
    header: 'positions.columns.average',
    description: 'positions.columns.averageHint',
    kind: 'number',
    unit: 'decimal',
    value: (entry) => entry.averagePlace,
    width: 130,
    sortable: true,
    firstDirection: 'asc',
    isInCard: true,
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
    (top): Column<PositionEntry> => ({
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
];
