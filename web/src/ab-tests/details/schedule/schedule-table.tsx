import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { numbersById } from '../image-colors.ts';
import type { ScheduleWindow } from './strip-layout.ts';
import { windowColumns } from './window-columns.tsx';

type ScheduleTableProps = {
  test: AbTest;
  windows: readonly ScheduleWindow[];
  mayVoid: (window: ScheduleWindow) => boolean;
  onOpen: (window: ScheduleWindow) => void;
};

const MOST_HEIGHT = 'min(640px, 78dvh)';

/** The same windows as rows, with their numbers, for reading, sorting and files. */
export function ScheduleTable({ test, windows, mayVoid, onOpen }: ScheduleTableProps) {
  const { t } = useTranslation();
  const columns = useMemo(() => windowColumns(numbersById(test.images)), [test.images]);
  return (
    <DataTable
      id="ab-test-windows"
      exportName="ab-test-windows"
      label={t('abTestDetails.schedule.title')}
      columns={columns}
      rows={windows}
      rowKey={({ number }) => String(number)}
      maxHeight={MOST_HEIGHT}
      onOpen={(window) => mayVoid(window) && onOpen(window)}
    />
  );
}
