import { ActionIcon, Button, Group, NativeSelect, Stack } from '@mantine/core';
import { IconArrowsSort, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PanelButton } from '../../floating/panel-button.tsx';
import type { Column, SortStep, TableSort } from '../column.ts';
import { firstDirectionOf, sortOf, stepsOf } from '../order/next-sort.ts';

type CardSortProps<Row> = {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort | undefined) => void;
};

/** Cards have no headers to press: the order, by one key or two, is chosen here. */
export function CardSort<Row>({ columns, sort, onSort }: CardSortProps<Row>) {
  const { t } = useTranslation();
  const sortable = columns.filter((column) => column.sortable === true);
  const [first, second] = stepsOf(sort);
  const leading = sortable.find(({ id }) => id === first?.key);
  if (sortable.length === 0) return null;
  return (
    <PanelButton
      position="bottom-start"
      width={300}
      aria-label={t('ui.table.sortBy')}
      button={
        <Button
          variant="default"
          flex="1 1 130px"
          miw={0}
          justify="flex-start"
          leftSection={<IconArrowsSort size={16} aria-hidden />}
        >
          {leading === undefined ? t('ui.table.sortBy') : t(leading.header)}
        </Button>
      }
    >
      {() => (
        <Stack gap="sm">
          <Key
            label={t('ui.table.sortBy')}
            columns={sortable}
            step={first}
            onChange={(step) => onSort(sortOf(step === undefined ? [] : [step, ...(second ? [second] : [])]))}
          />
          {first !== undefined && (
            <Key
              label={t('ui.table.thenBy')}
              columns={sortable.filter(({ id }) => id !== first.key)}
              step={second}
              onChange={(step) => onSort(sortOf(step === undefined ? [first] : [first, step]))}
            />
          )}
        </Stack>
      )}
    </PanelButton>
  );
}

type KeyProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  step: SortStep | undefined;
  onChange: (step: SortStep | undefined) => void;
};

function Key<Row>({ label, columns, step, onChange }: KeyProps<Row>) {
  const { t } = useTranslation();
  const direction = step?.direction ?? 'desc';
  const Arrow = direction === 'asc' ? IconSortAscending : IconSortDescending;
  return (
    <Group gap={6} wrap="nowrap" align="flex-end">
      <NativeSelect
        flex={1}
        label={label}
        data={[
          { value: '', label: t('ui.table.noOrder') },
          ...columns.map(({ id, header }) => ({ value: id, label: t(header) })),
        ]}
        value={step?.key ?? ''}
        onChange={(event) => {
          const column = columns.find(({ id }) => id === event.currentTarget.value);
          onChange(column && { key: column.id, direction: firstDirectionOf(column) });
        }}
      />
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={`${t('ui.table.turnOrder')}: ${t(`ui.table.directions.${direction}`)}`}
        disabled={step === undefined}
        onClick={() => step && onChange({ ...step, direction: step.direction === 'asc' ? 'desc' : 'asc' })}
      >
        <Arrow size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
