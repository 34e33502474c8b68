import { useDisclosure } from '@mantine/hooks';
import { IconCalendarMonth, IconFiles } from '@tabler/icons-react';
import { EXPORT_RULES } from '@vitrina/contract/exports.ts';
import { QUERY_METRIC_NAMES } from '@vitrina/contract/query-metrics.ts';
import { useTranslation } from 'react-i18next';
import { useMyFiles } from '../exports/use-my-files.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { DownloadButton } from '../ui/download-button.tsx';
import type { MenuParts } from '../ui/floating/floating-menu.tsx';
import { MenuButton } from '../ui/floating/menu-button.tsx';
import type { FileTable } from './file-texts.ts';
import { MonthDialog } from './lazy.tsx';
import { FILE_FORMATS } from './search.ts';
import type { QueryScope } from './use-query-scope.ts';
import { useSaveTable } from './use-save-table.ts';

type ExportMenuProps = {
  table: FileTable;
  view: Pick<QueryScope, 'bounds' | 'planDays'>;
  /** Columns as the person sees them, in their order. */
  columns: readonly string[];
  /** Rows of the table; 0 while there are none. */
  total: number;
};

/** interface-rules.md G10: the file has the rows, the order and the columns of the screen. */
export function ExportMenu({ table, view, columns, total }: ExportMenuProps) {
  const { t } = useTranslation();
  const [isMonthOpen, month] = useDisclosure(false);
  const metrics = columns.flatMap((id) => QUERY_METRIC_NAMES.find((metric) => metric === id) ?? []);
  const saving = useSaveTable(table, metrics);
  const files = useMyFiles();
  return (
    <>
      <MenuButton position="bottom-end" maw={320} button={<DownloadButton loading={saving.isPending} />}>
        {(Menu) => (
          <>
            {FILE_FORMATS.map((format) => (
              <Menu.Item
                key={format}
                disabled={total === 0 || metrics.length === 0}
                onClick={() => saving.mutate({ format, total })}
              >
                {t(`ui.tableExport.formats.${format}`)}
              </Menu.Item>
            ))}
            <SizeNote total={total} Label={Menu.Label} />
            <Menu.Divider />
            <Menu.Item leftSection={<IconCalendarMonth size={16} />} onClick={month.open}>
              {t('searchHistory.file.month')}
            </Menu.Item>
            <Menu.Item leftSection={<IconFiles size={16} />} onClick={files.open}>
              {t('exports.myFiles')}
            </Menu.Item>
          </>
        )}
      </MenuButton>
      <MonthDialog isOpen={isMonthOpen} view={view} saving={saving} onClose={month.close} />
    </>
  );
}

/** How the file will come, and whether it will be all of the table. */
function SizeNote({ total, Label }: { total: number; Label: MenuParts['Label'] }) {
  const { t, format } = useTexts();
  if (total <= EXPORT_RULES.rowsAtOnce) return null;
  const most = Math.min(total, EXPORT_RULES.rowsAtMost);
  const isCut = total > most;
  return (
    <Label fw={400}>
      {t(isCut ? 'searchHistory.file.cut' : 'searchHistory.file.later', {
        count: most,
        number: format.count(most),
        total: format.count(total),
      })}
    </Label>
  );
}
