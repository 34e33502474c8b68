import type { RowData } from '@tanstack/react-table';
import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Column, TableSort } from './column.ts';

type CardSortProps<Row extends RowData> = {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  onSort: (column: Column<Row>) => void;
};

/** Cards have no headers to click: the order is chosen here. */
export function CardSort<Row extends RowData>({ columns, sort, onSort }: CardSortProps<Row>) {
  const { t } = useTranslation();
  const sortable = columns.filter((column) => column.sortable === true);
  const current = sortable.find(({ id }) => id === sort?.sort);
  if (sortable.length === 0) return null;
  const Arrow = sort?.direction === 'asc' ? IconSortAscending : IconSortDescending;
  return (
    <Group gap={6} wrap="nowrap" flex={1}>
      <NativeSelect
        flex={1}
        aria-label={t('ui.table.sortBy')}
        data={[
          ...(current === undefined ? [{ value: '', label: t('ui.table.sortBy') }] : []),
          ...sortable.map(({ id, header }) => ({ value: id, label: t(header) })),
        ]}
        value={current?.id ?? ''}
        onChange={(event) => {
          const chosen = sortable.find((column) => column.id === event.currentTarget.value);
          if (chosen !== undefined && chosen !== current) onSort(chosen);
        }}
      />
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t('ui.table.turnOrder')}
        disabled={current === undefined}
        onClick={() => current !== undefined && onSort(current)}
      >
        <Arrow size={18} />
      </ActionIcon>
    </Group>
  );
}
