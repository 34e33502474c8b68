import { Alert, Group } from '@mantine/core';
import { IconAlertTriangle, IconListDetails } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { UserId } from '@vitrina/contract/ids.ts';
import { checkOfficeActions, listOfficeActions } from '@vitrina/contract/office.ts';
import { LIST_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { PersonChip } from '../person-chip.tsx';
import { AUDIT_COLUMNS } from './audit-columns.tsx';

const route = getRouteApi('/office');

export function AuditTab() {
  const { t } = useTexts();
  const navigate = route.useNavigate();
  const { page, pageSize, user } = route.useSearch();
  const input = { page, pageSize, ...(user === undefined ? {} : { userId: UserId.parse(user) }) };
  const list = useQuery({ ...routeQuery(listOfficeActions, input), placeholderData: keepPreviousData });
  return (
    <>
      <Broken />
      <DataTable
        id="office-actions"
        label={t('office.tabs.audit')}
        columns={AUDIT_COLUMNS}
        rows={list.data?.actions}
        rowKey={({ id }) => String(id)}
        page={{ page, pageSize, total: list.data?.total ?? 0 }}
        onPage={(next) => void navigate({ search: (now) => ({ ...now, ...next }) })}
        pageSizes={LIST_PAGE_SIZES}
        toolbar={
          <Group gap="sm">
            <Whole />
            <PersonChip userId={user} onClear={() => void navigate({ search: { tab: 'audit' } })} />
          </Group>
        }
        isRefreshing={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={{ icon: IconListDetails, title: t('office.audit.empty') }}
      />
    </>
  );
}

/** Whether anything was changed since it was written. */
function Whole() {
  const { t, format } = useTexts();
  const { data, isFetching } = useQuery(routeQuery(checkOfficeActions, {}));
  if (data === undefined)
    return isFetching && <StatusBadge tone="neutral">{t('office.audit.checking')}</StatusBadge>;
  if (data.broken.length > 0) return <StatusBadge tone="danger">{t('office.audit.changed')}</StatusBadge>;
  return (
    <StatusBadge tone="success">
      {t('office.audit.whole', { count: data.count, records: format.count(data.count) })}
    </StatusBadge>
  );
}

function Broken() {
  const { t } = useTexts();
  const { data } = useQuery(routeQuery(checkOfficeActions, {}));
  if (data === undefined || data.broken.length === 0) return null;
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} />} role="alert">
      {t('office.audit.broken', { rows: data.broken.join(', ') })}
    </Alert>
  );
}
