import { useMutation } from '@tanstack/react-query';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { saveFile } from '../../../platform/api/save-file.ts';
import { now } from '../../../platform/clock.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useIsRightToLeft, useTexts } from '../../../platform/texts/use-format.ts';
import { DownloadButton } from '../../download-button.tsx';
import { MenuButton } from '../../floating/menu-button.tsx';
import type { Column } from '../column.ts';
import { writeTableFile } from './write-table-file.ts';

export type TableExportMenuProps<Row> = {
  /** What the file is called; its day is added. */
  name: string;
  /** As they are shown, in their order. */
  columns: readonly Column<Row>[];
  /** All of them, in their order; or how to get them, where the screen has one page of many. */
  rows: readonly Row[] | (() => Promise<readonly Row[]>);
};

const FORMATS = ['xlsx', 'csv'] as const;
type FileFormat = (typeof FORMATS)[number];

/** interface-rules.md G10: the file has the rows, the order and the columns of the screen. */
export function TableExportMenu<Row>({ name, columns, rows }: TableExportMenuProps<Row>) {
  const { t, format } = useTexts();
  const isRightToLeft = useIsRightToLeft();
  const cabinet = useSession().cabinet;

  async function save(kind: FileFormat): Promise<void> {
    const at = now();
    const all = typeof rows === 'function' ? await rows() : rows;
    const file = await writeTableFile(kind, {
      columns,
      rows: all,
      words: { t, format },
      about: [
        ...(cabinet === null ? [] : [[t('ui.tableExport.cabinet'), cabinet.name] as const]),
        [t('ui.tableExport.madeAt'), `${format.instant(at.toISOString())}, ${t('ui.freshness.moscowTime')}`],
        [t('ui.tableExport.rows'), all.length],
      ],
      sheetNames: [t('ui.tableExport.table'), t('ui.tableExport.about')],
      isRightToLeft,
    });
    saveFile(file, `${name}_${moscowDay(at)}.${kind}`);
  }

  const saving = useMutation({ mutationFn: save });
  return (
    <MenuButton
      position="bottom-end"
      button={
        <DownloadButton
          disabled={typeof rows !== 'function' && rows.length === 0}
          loading={saving.isPending}
        />
      }
    >
      {(Menu) =>
        FORMATS.map((kind) => (
          <Menu.Item key={kind} onClick={() => saving.mutate(kind)}>
            {t(`ui.tableExport.formats.${kind}`)}
          </Menu.Item>
        ))
      }
    </MenuButton>
  );
}
