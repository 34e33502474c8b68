import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import type { ExportFormat } from '@vitrina/contract/exports.ts';
import { TABLE_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import type { QueryMetric } from '@vitrina/contract/query-metrics.ts';
import {
  downloadQueryStatistics,
  getQueryStatistics,
  startQueryExport,
} from '@vitrina/contract/search-history.ts';
import { useTranslation } from 'react-i18next';
import { useFollowExport } from '../exports/use-follow-export.ts';
import { call } from '../platform/api/call.ts';
import { download } from '../platform/api/download.ts';
import type { Period } from '../platform/texts/create-format.ts';
import { useIsRightToLeft } from '../platform/texts/use-format.ts';
import { type FileTable, fileInput } from './file-texts.ts';
import { saveOrOrder } from './save-rules.ts';

// Only their number is asked for.
const [FEWEST] = TABLE_PAGE_SIZES;

type Save = {
  format: ExportFormat;
  /** Instead of the period of the screen. */
  period?: Period;
  /** How many rows it will have; unknown for another period than the screen's. */
  total?: number;
};

export function useSaveTable(table: FileTable, columns: readonly QueryMetric[]) {
  const { t } = useTranslation();
  const isRightToLeft = useIsRightToLeft();
  const followExport = useFollowExport();
  const client = useQueryClient();

  async function save({ format, period, total }: Save): Promise<void> {
    const requested = { ...table, ...period };
    const input = { ...fileInput(t, requested, columns), format, isRightToLeft };
    const rows = total ?? (await call(getQueryStatistics, { ...requested, pageSize: FEWEST })).total;
    await saveOrOrder(rows, {
      save: () => download(downloadQueryStatistics, input),
      order: async () => followExport((await call(startQueryExport, input)).exportId),
    });
  }

  return useMutation({
    mutationFn: save,
    // Named queries or days that the screen does not show are a run of their own.
    onSuccess: () => client.invalidateQueries({ queryKey: [getCabinetLimits.path] }),
  });
}
