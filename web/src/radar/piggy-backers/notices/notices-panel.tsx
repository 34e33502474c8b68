import { useState } from 'react';
import { FollowSettings } from '../../../cabinets/settings/follow-settings.tsx';
import { useCabinet } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts/use-format.ts';
import type { TablePage } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { NOTICE_COLUMNS } from './notice-columns.tsx';
import classes from './notices-panel.module.css';
import { FIRST_PAGE, PAGE_SIZES, useNotices } from './use-notices.ts';

/** The switch, the hour and the log of the daily notice, which is of all cards of the cabinet. */
export function NoticesPanel() {
  const { t } = useTexts();
  const cabinet = useCabinet();
  const [page, setPage] = useState<TablePage>(FIRST_PAGE);
  const notices = useNotices(page);
  return (
    <Panel title={t('piggyBackers.notices.title')} description={t('piggyBackers.notices.text')} isFlush>
      <div className={classes['settings']}>
        <FollowSettings cabinet={cabinet} />
      </div>
      <DataTable
        id="piggy-backer-notices"
        label={t('piggyBackers.notices.title')}
        columns={NOTICE_COLUMNS}
        rows={notices.data?.notices}
        rowKey={({ day }) => day}
        empty={{ title: t('piggyBackers.notices.none.title'), text: t('piggyBackers.notices.none.text') }}
        page={{ ...page, total: notices.data?.total ?? 0 }}
        pageSizes={PAGE_SIZES}
        onPage={setPage}
        isRefreshing={notices.isPlaceholderData}
        error={notices.error}
        onRetry={() => void notices.refetch()}
      />
    </Panel>
  );
}
