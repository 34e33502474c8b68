import { Group, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getWalletInfo, getWalletOverview } from '@vitrina/contract/billing/wallet.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { StatCard } from '../../ui/stat-card.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { forecastText } from './forecast-text.ts';
import { ReminderButton } from './reminder-button.tsx';

export function Balance() {
  const { t } = useTexts();
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

/** How long the points last, and when to be reminded that they do not. */
export function Outlook() {
  const words = useTexts();
  const overview = useQuery(routeQuery(getWalletOverview, {}));
  const { data } = overview;
  if (overview.error && data === undefined) {
    return <ProblemState error={overview.error} onRetry={() => void overview.refetch()} />;
  }
  return (
    <Group justify="space-between" gap="xs" mih={36}>
      {data === undefined ? (
        <Skeleton height={20} width={360} maw="100%" />
      ) : (
        <>
          <Text size="sm">{forecastText(data.forecast, words)}</Text>
          <ReminderButton threshold={data.threshold} />
        </>
      )}
    </Group>
  );
}
