import type { RowData } from '@tanstack/react-table';
import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  Popover,
  SegmentedControl,
  Stack,
  Text,
  Tooltip,
} from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import type { TablePreferences } from './table-preferences.ts';

type ColumnMenuProps<Row extends RowData> = {
  columns: readonly Column<Row>[];
  visibility: Readonly<Record<string, boolean>>;
  preferences: TablePreferences;
  isChanged: boolean;
  onChange: (part: Partial<TablePreferences>) => void;
  onReset: () => void;
};

/** Which columns are shown and how tight the rows stand. The first column names the row and always stays. */
export function ColumnMenu<Row extends RowData>(props: ColumnMenuProps<Row>) {
  const { columns, visibility, preferences, isChanged, onChange, onReset } = props;
  const { t } = useTranslation();
  const groups = Map.groupBy(columns.slice(1), ({ group }) => group ?? '');
  return (
    <Popover position="bottom-end" width={300} withinPortal trapFocus>
      <Popover.Target>
        <Tooltip label={t('ui.table.view')}>
          <ActionIcon variant="default" size="input-sm" aria-label={t('ui.table.view')}>
            <IconAdjustmentsHorizontal size={18} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('ui.table.view')}>
        <Stack gap="sm" p="md" pb="sm">
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label={t('ui.table.density')}
            value={preferences.density}
            onChange={(density) => onChange({ density })}
            data={[
              { value: 'comfortable', label: t('ui.table.comfortable') },
              { value: 'compact', label: t('ui.table.compact') },
            ]}
          />
        </Stack>
        <div className={classes['choices']} tabIndex={-1}>
          {[...groups].map(([group, members]) => (
            <Stack key={group} gap={8} pb="sm" role="group">
              {group !== '' && (
                <Text size="xs" fw={600} c="dimmed">
                  {t(group)}
                </Text>
              )}
              {members.map((column) => (
                <Checkbox
                  key={column.id}
                  size="xs"
                  label={t(column.header)}
                  checked={visibility[column.id] ?? true}
                  onChange={(event) =>
                    onChange({
                      visibility: { ...preferences.visibility, [column.id]: event.currentTarget.checked },
                    })
                  }
                />
              ))}
            </Stack>
          ))}
        </div>
        {isChanged && (
          <Group p="xs" justify="flex-end" style={{ borderBlockStart: '1px solid var(--v-border)' }}>
            <Button size="compact-sm" variant="subtle" onClick={onReset}>
              {t('common.reset')}
            </Button>
          </Group>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
