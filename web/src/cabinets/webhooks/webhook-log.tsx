import { IconSend } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import {
  getWebhookDeliveries,
  redeliverWebhook,
  type Webhook,
} from '@vitrina/contract/notifications/webhooks.ts';
import { LIST_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { now } from '../../platform/clock.ts';
import { showSuccess } from '../../platform/notify.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DELIVERY_COLUMNS } from './delivery-columns.tsx';

type Props = { cabinet: Cabinet; webhook: Webhook; onResent: () => Promise<void> };

/** While something is on its way for the first time. */
const FOLLOW_MS = 2000;

export function WebhookLog({ cabinet, webhook, onResent }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState({ page: 1, pageSize: 50 });
  const of = { cabinetId: cabinet.id, webhookId: webhook.id };
  const list = useQuery({
    ...routeQuery(getWebhookDeliveries, { ...of, ...page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(({ dueAt }) => dueAt !== null && new Date(dueAt) <= now())
        ? FOLLOW_MS
        : false,
  });
  const resend = useMutation({
    mutationFn: (deliveryId: string) => call(redeliverWebhook, { ...of, deliveryId }),
    onSuccess: () => showSuccess(t('webhooks.log.resent')),
    onSettled: onResent,
  });
  const title = t('webhooks.log.title', { name: webhook.name });
  return (
    <Panel title={title} description={t('webhooks.log.text')} isFlush>
      <DataTable
        id="webhook-deliveries"
        label={title}
        columns={DELIVERY_COLUMNS}
        rows={list.data?.deliveries.map((delivery) => ({
          delivery,
          mayResend: webhook.isOn && !resend.isPending,
          onResend: () => resend.mutate(delivery.id),
        }))}
        rowKey={({ delivery }) => delivery.id}
        page={{ ...page, total: list.data?.total ?? 0 }}
        onPage={setPage}
        pageSizes={LIST_PAGE_SIZES}
        isRefreshing={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={{
          icon: IconSend,
          title: t('webhooks.log.empty'),
          text: t('webhooks.log.emptyText'),
        }}
      />
    </Panel>
  );
}
