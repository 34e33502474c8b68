import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { QUERY_METRIC_NAMES } from '@vitrina/contract/query-metrics.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { downloadQueryStatistics } from '@vitrina/contract/search-history.ts';
import { useTranslation } from 'react-i18next';
import { download } from '../platform/download.ts';

type Input = InputOf<typeof downloadQueryStatistics>;
type Props = {
  table: Omit<Input, 'format' | 'columns' | 'headers'>;
  /** Columns as the person sees them, in their order. */
  columns: readonly string[];
  isDisabled: boolean;
};

const FORMATS = ['xlsx', 'csv'] as const;

/** The file has the rows, the order and the columns of the screen. */
export function ExportMenu({ table, columns, isDisabled }: Props) {
  const { t } = useTranslation();
  const metrics = columns.flatMap((id) => QUERY_METRIC_NAMES.find((metric) => metric === id) ?? []);
  const save = useMutation({
    mutationFn: (format: Input['format']) =>
      download(downloadQueryStatistics, {
        ...table,
        format,
        columns: metrics,
        headers: [t('searchHistory.query'), ...metrics.map((metric) => t(`metrics.${metric}.name`))],
      }),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          rightSection={<IconChevronDown size={14} />}
          disabled={isDisabled || metrics.length === 0}
          loading={save.isPending}
        >
          {t('common.download')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => save.mutate(format)}>
            {format.toUpperCase()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
