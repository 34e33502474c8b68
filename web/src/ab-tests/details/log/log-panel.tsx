import { Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import { type AbLogLine, listAbLog } from '@vitrina/contract/ab-tests/running.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useCabinet } from '../../../platform/session/session.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { TableExportMenu } from '../../../ui/data-table/export/lazy.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { AbTestDetailsSearch } from '../search.ts';
import { useAbLog } from '../use-ab-test.ts';
import { LOG_COLUMNS } from './log-columns.tsx';
import { readPages } from './read-pages.ts';

type LogPanelProps = {
  test: AbTest;
  search: AbTestDetailsSearch;
  change: (next: Partial<AbTestDetailsSearch>) => void;
};

/** Of a young test; the room for more comes with them. */
const FEW_ROWS = 5;

/** Each switch with its result, and who pressed what. */
export function LogPanel({ test, search, change }: LogPanelProps) {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const page = { page: search.logPage, pageSize: search.logSize };
  const { data, error, refetch, isFetching } = useAbLog(test.id, page);
  const readAll = (): Promise<readonly AbLogLine[]> =>
    readPages(async (one) => {
      const { lines, total } = await call(listAbLog, { cabinetId, testId: test.id, ...one });
      return { rows: lines, total };
    });
  return (
    <Panel isFlush>
      <DataTable
        id="ab-test-log"
        label={t('abTestDetails.log.title')}
        columns={LOG_COLUMNS}
        rows={data?.lines}
        rowKey={({ id }) => String(id)}
        expectedRows={Math.min(page.pageSize, data?.total ?? FEW_ROWS)}
        page={{ ...page, total: data?.total ?? 0 }}
        onPage={({ page: logPage, pageSize: logSize }) => change({ logPage, logSize })}
        pageSizes={AB_BOUNDS.pageSizes}
        isRefreshing={isFetching}
        error={error}
        onRetry={() => void refetch()}
        toolbar={
          <Text component="h2" fw={600}>
            {t('abTestDetails.log.title')}
          </Text>
        }
        tools={<TableExportMenu name="ab-test-log" columns={LOG_COLUMNS} rows={readAll} />}
        empty={{ icon: IconHistory, title: t('abTestDetails.log.empty') }}
      />
    </Panel>
  );
}
