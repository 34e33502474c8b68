import { Group, Text } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PRICES } from '@vitrina/contract/billing/prices.ts';
import { listReferralRewards } from '@vitrina/contract/billing/referral.ts';
import { LIST_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import { useState } from 'react';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { REWARD_COLUMNS } from './reward-columns.tsx';

const FIRST_PAGE = { page: 1, pageSize: 10 };

/** What came from which friend and when. */
export function Rewards() {
  const { t, format } = useTexts();
  const [page, setPage] = useState(FIRST_PAGE);
  const list = useQuery({ ...routeQuery(listReferralRewards, page), placeholderData: keepPreviousData });
  const { earned, debt } = list.data ?? { earned: 0, debt: 0 };
  return (
    <DataTable
      id="referral-rewards"
      label={t('billing.referral.rewards')}
      columns={REWARD_COLUMNS}
      rows={list.data?.rewards}
      rowKey={({ id }) => String(id)}
      page={{ ...page, total: list.data?.total ?? 0 }}
      onPage={setPage}
      pageSizes={LIST_PAGE_SIZES}
      toolbar={
        <Group gap="xs">
          <Text component="h2" fw={600} size="md">
            {t('billing.referral.rewards')}
          </Text>
          {earned > 0 && (
            <Text size="sm" c="dimmed">
              {t('billing.referral.earned', { points: format.count(earned) })}
            </Text>
          )}
          {debt > 0 && (
            <Text size="sm" c="var(--v-warning-text)" role="status">
              {t('billing.referral.debt', { count: debt, points: format.count(debt) })}
            </Text>
          )}
        </Group>
      }
      isRefreshing={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      empty={{
        icon: IconGift,
        title: t('billing.referral.noRewards'),
        text: t('billing.referral.noRewardsText', { percent: PRICES.referral.percent }),
      }}
    />
  );
}
