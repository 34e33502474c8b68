import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCalendarDollar } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { compareOfficeDay, listOfficeDays, type OfficeDay } from '@vitrina/contract/office.ts';
import { LIST_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { now } from '../../platform/clock.ts';
import { showError, showSuccess } from '../../platform/notify.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { DAY_COLUMNS } from './day-columns.tsx';
import { Differences } from './differences.tsx';

const route = getRouteApi('/office');

/** The provider's cash book beside the ledger, day by day; the rows of a day that differs unfold. */
export function DaysTab() {
  const { t, format } = useTexts();
  const navigate = route.useNavigate();
  const { page, pageSize } = route.useSearch();
  const [opened, setOpened] = useState<string>();
  const list = useQuery({
    ...routeQuery(listOfficeDays, { page, pageSize }),
    placeholderData: keepPreviousData,
  });
  const differing = list.data?.days.filter(({ differences }) => differences.length > 0) ?? [];
  return (
    <>
      {differing.length > 0 && (
        <Alert color="red" icon={<IconAlertTriangle size={18} />} role="alert">
          {t('office.days.alarm', { days: differing.map(({ day }) => format.day(day)).join(', ') })}
        </Alert>
      )}
      {list.data?.isOn === false && <Text size="sm">{t('office.days.off')}</Text>}
      <DataTable
        id="office-days"
        label={t('office.tabs.days')}
        columns={DAY_COLUMNS}
        rows={list.data?.days}
        rowKey={({ day }) => day}
        page={{ page, pageSize, total: list.data?.total ?? 0 }}
        onPage={(next) => void navigate({ search: (was) => ({ ...was, ...next }) })}
        pageSizes={LIST_PAGE_SIZES}
        onOpen={({ day }) => setOpened(day === opened ? undefined : day)}
        details={{ openKey: opened, draw: (day: OfficeDay) => <Differences of={day} /> }}
        toolbar={
          <Text component="h2" fw={600} size="md">
            {t('office.days.title')}
          </Text>
        }
        tools={list.data?.isOn === true && <CompareButton />}
        isRefreshing={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={{ icon: IconCalendarDollar, title: t('office.days.empty'), text: t('office.days.emptyText') }}
      />
    </>
  );
}

/** A day that is over is compared by itself every hour; this one is for now. */
function CompareButton() {
  const { t } = useTexts();
  const queries = useQueryClient();
  const compare = useMutation({
    mutationFn: () => call(compareOfficeDay, { day: moscowDay(now()) }),
    onSuccess: async ({ isEqual }) => {
      await queries.invalidateQueries({ queryKey: [listOfficeDays.path] });
      if (isEqual) showSuccess(t('office.days.equal'));
      else showError(t('office.days.differs'), 'officeDay');
    },
  });
  return (
    <Group>
      <Button variant="default" loading={compare.isPending} onClick={() => compare.mutate()}>
        {t('office.days.compare')}
      </Button>
    </Group>
  );
}
