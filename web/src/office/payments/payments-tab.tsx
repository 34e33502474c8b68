import { Group, SegmentedControl } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { UserId } from '@vitrina/contract/ids.ts';
import { OfficePaymentView } from '@vitrina/contract/office/payment-view.ts';
import { listOfficePayments, type OfficePayment } from '@vitrina/contract/office.ts';
import { LIST_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { PersonChip } from '../person-chip.tsx';
import { columnsOf } from './payment-columns.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const route = getRouteApi('/office');

/** What waits, what failed and why, and what may be given back. */
export function PaymentsTab() {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const { page, pageSize, user, view } = route.useSearch();
  const [refunding, setRefunding] = useState<OfficePayment | null>(null);
  const columns = useMemo(() => columnsOf(view, setRefunding), [view]);
  const input = { view, page, pageSize, ...(user === undefined ? {} : { userId: UserId.parse(user) }) };
  const list = useQuery({ ...routeQuery(listOfficePayments, input), placeholderData: keepPreviousData });
  return (
    <>
      <DataTable
        id={`office-payments-${view}`}
        label={t('office.tabs.payments')}
        columns={columns}
        rows={list.data?.payments}
        rowKey={({ id }) => String(id)}
        page={{ page, pageSize, total: list.data?.total ?? 0 }}
        onPage={(next) => void navigate({ search: (now) => ({ ...now, ...next }) })}
        pageSizes={LIST_PAGE_SIZES}
        toolbar={
          <Group gap="sm">
            <SegmentedControl
              size="sm"
              aria-label={t('office.payments.view')}
              value={view}
              data={OfficePaymentView.options.map((value) => ({
                value,
                label: t(`office.payments.views.${value}`),
              }))}
              onChange={(next) =>
                void navigate({ search: ({ tab, user: of }) => ({ tab, user: of, view: next }) })
              }
            />
            <PersonChip userId={user} onClear={() => void navigate({ search: { tab: 'payments', view } })} />
          </Group>
        }
        isRefreshing={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={{ icon: IconCreditCard, title: t('office.payments.empty') }}
      />
      <RefundDialog payment={refunding} onClose={() => setRefunding(null)} />
    </>
  );
}
