import { IconSend } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listNotificationDeliveries } from '@vitrina/contract/notifications/settings.ts';
import { LIST_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DELIVERY_COLUMNS } from './delivery-columns.tsx';
import { useNotificationsScope } from './use-notifications-scope.ts';

/** What was sent to the person, and what was sent about a cabinet that is theirs to everybody. */
export function DeliveryLog() {
  const { t } = useTranslation();
  const { scope, page, showPage } = useNotificationsScope();
  const list = useQuery({
    ...routeQuery(listNotificationDeliveries, { ...scope, ...page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Panel
      title={t('notificationSettings.log.title')}
      description={t('notificationSettings.log.text')}
      isFlush
    >
      <DataTable
        id="notification-deliveries"
        label={t('notificationSettings.log.title')}
        columns={DELIVERY_COLUMNS}
        rows={list.data?.deliveries}
        rowKey={({ id }) => String(id)}
        page={{ ...page, total: list.data?.total ?? 0 }}
        onPage={showPage}
        pageSizes={LIST_PAGE_SIZES}
        isRefreshing={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={{
          icon: IconSend,
          title: t('notificationSettings.log.empty'),
          text: t('notificationSettings.log.emptyText'),
        }}
      />
    </Panel>
  );
}
