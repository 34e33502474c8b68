import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getWalletInfo, listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import { LIST_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { StatCard } from '../ui/stat-card.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { TopUps } from './payments/top-ups.tsx';
import { WALLET_COLUMNS } from './wallet-columns.tsx';

const FIRST_PAGE = { page: 1, pageSize: 20 };

export function WalletTab() {
  return (
    <Stack gap="md">
      <Balance />
      <TopUps />
      <Operations />
    </Stack>
  );
}

function Balance() {
  const { t } = useTranslation();
  const wallet = useQuery(routeQuery(getWalletInfo, {}));
  if (wallet.error && wallet.data === undefined) {
    return <ProblemState error={wallet.error} onRetry={() => void wallet.refetch()} />;
  }
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <StatCard
        label={t('billing.wallet.available')}
        hint={t('billing.wallet.rate')}
        value={wallet.data?.available ?? null}
        unit="count"
        isLoading={wallet.isPending}
      />
      <StatCard
        label={t('billing.wallet.frozen')}
        hint={t('billing.wallet.frozenText')}
        value={wallet.data?.frozen ?? null}
        unit="count"
        isLoading={wallet.isPending}
      />
    </SimpleGrid>
  );
}

function Operations() {
  const { t } = useTranslation();
  const [page, setPage] = useState(FIRST_PAGE);
  const list = useQuery({ ...routeQuery(listWalletOperations, page), placeholderData: keepPreviousData });
  return (
    <DataTable
      id="wallet-operations"
      label={t('billing.wallet.operations')}
      columns={WALLET_COLUMNS}
      rows={list.data?.operations}
      rowKey={({ id }) => String(id)}
      page={{ ...page, total: list.data?.total ?? 0 }}
      onPage={setPage}
      pageSizes={LIST_PAGE_SIZES}
      toolbar={
        <Text component="h2" fw={600} size="md">
          {t('billing.wallet.operations')}
        </Text>
      }
      isRefreshing={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      empty={{
        icon: IconWallet,
        title: t('billing.wallet.empty'),
        text: t('billing.wallet.emptyText'),
        action: (
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link to="/pages/account-settings/$tab" params={{ tab: 'referral' }} {...props} />
            )}
          >
            {t('billing.wallet.toPromo')}
          </Button>
        ),
      }}
    />
  );
}
