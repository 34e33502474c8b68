import { Button } from '@mantine/core';
import { IconChartLine, IconTargetArrow } from '@tabler/icons-react';
import { QUERY_METRIC_NAMES } from '@vitrina/contract/query-metrics.ts';
import { downloadQueryStatistics } from '@vitrina/contract/search-history.ts';
import { useTranslation } from 'react-i18next';
import { useMayCall, useRight } from '../platform/session/session.ts';
import { DownloadButton } from '../ui/download-button.tsx';
import { MenuButton } from '../ui/floating/menu-button.tsx';
import type { FileTable } from './file-texts.ts';
import { FILE_FORMATS } from './search.ts';
import { useSaveTable } from './use-save-table.ts';

type ChosenActionsProps = {
  /** At most as many as one question may have. */
  queries: readonly string[];
  table: FileTable;
  columns: readonly string[];
  onTrack: (queries: readonly string[]) => void;
  onCompare: () => void;
};

/** What can be done with the chosen queries: track (places are those of the first marketplace), compare on charts, save as a file. */
export function ChosenActions({ queries, table, columns, onTrack, onCompare }: ChosenActionsProps) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const maySave = useMayCall(downloadQueryStatistics);
  const metrics = columns.flatMap((id) => QUERY_METRIC_NAMES.find((metric) => metric === id) ?? []);
  // A part of the text finds rows of the market; these are named already.
  const saving = useSaveTable({ ...table, queries: [...queries], contains: '' }, metrics);
  const count = queries.length;
  return (
    <>
      {mayEdit && table.marketplace === 'ozon' && (
        <Button size="xs" leftSection={<IconTargetArrow size={16} />} onClick={() => onTrack(queries)}>
          {t('queries.trackChosen', { count })}
        </Button>
      )}
      <Button size="xs" variant="default" leftSection={<IconChartLine size={16} />} onClick={onCompare}>
        {t('searchHistory.showCharts', { count })}
      </Button>
      {maySave && (
        <MenuButton
          position="top-end"
          button={<DownloadButton size="xs" loading={saving.isPending} disabled={metrics.length === 0} />}
        >
          {(Menu) =>
            FILE_FORMATS.map((format) => (
              <Menu.Item key={format} onClick={() => saving.mutate({ format })}>
                {t(`ui.tableExport.formats.${format}`)}
              </Menu.Item>
            ))
          }
        </MenuButton>
      )}
    </>
  );
}
