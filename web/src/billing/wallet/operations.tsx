import { Button, Text } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getWalletOverview, listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import { LIST_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import { useMemo, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { TableExportMenu } from '../../ui/data-table/export/lazy.tsx';
import type { EmptyStateProps } from '../../ui/states/empty-state.tsx';
import { OperationConditions } from './operation-conditions.tsx';
import { readOperations } from './read-operations.ts';
import { useWalletScope } from './use-wallet-scope.ts';
import { WALLET_COLUMNS } from './wallet-columns.tsx';

const LARGEST_PAGE = 100;

/** Which columns are shown, in their order: a file equals the screen. */
function useShownColumns() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const columns = useMemo(
    () => ids.flatMap((id) => WALLET_COLUMNS.find((column) => column.id === id) ?? []),
    [ids],
  );
  return [columns, setIds] as const;
}

/** What the rows that are shown have brought and taken in all. */
function Sums({ sums }: { sums: { came: number; left: number } | undefined }) {
  const { t, format } = useTexts();
  const { came, left } = sums ?? { came: 0, left: 0 };
  return (
    // Keeps its line while the numbers are waited for.
    <Text size="sm" c="dimmed" {...(sums === undefined ? { opacity: 0, 'aria-hidden': true } : {})}>
      {t('billing.wallet.sums', { came: format.count(came), left: format.count(left) })}
    </Text>
  );
}

function useEmpty(isFiltered: boolean, onClear: () => void): EmptyStateProps {
  const { t } = useTexts();
  if (isFiltered) {
    return {
      icon: IconWallet,
      title: t('billing.wallet.noneFound'),
      text: t('billing.wallet.noneFoundText'),
      action: (
        <Button variant="default" onClick={onClear}>
          {t('billing.wallet.showAll')}
        </Button>
      ),
    };
  }
  return {
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
  };
}

export function Operations() {
  const { t } = useTexts();
  const { search, change } = useWalletScope();
  const [columns, setColumns] = useShownColumns();
  const list = useQuery({ ...routeQuery(listWalletOperations, search), placeholderData: keepPreviousData });
  const overview = useQuery(routeQuery(getWalletOverview, {}));
  const total = list.data?.total ?? 0;
  const { page, pageSize, group, month } = search;
  const isFiltered = group !== undefined || month !== undefined;
  const empty = useEmpty(isFiltered, () => change({ group: undefined, month: undefined }));
  const readAll = () =>
    readOperations((next) => call(listWalletOperations, { ...search, page: next, pageSize: LARGEST_PAGE }));
  return (
    <DataTable
      id="wallet-operations"
      label={t('billing.wallet.operations')}
      columns={WALLET_COLUMNS}
      onVisibleColumns={setColumns}
      rows={list.data?.operations}
      rowKey={({ id }) => String(id)}
      page={{ page, pageSize, total }}
      onPage={change}
      pageSizes={LIST_PAGE_SIZES}
      toolbar={
        <>
          <OperationConditions
            search={search}
            change={change}
            months={overview.data?.months.map((one) => one.month) ?? []}
          />
          <Sums sums={list.data?.sums} />
        </>
      }
      tools={<TableExportMenu name="wallet" columns={columns} rows={total === 0 ? [] : readAll} />}
      isRefreshing={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      empty={empty}
    />
  );
}
