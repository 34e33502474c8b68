import { SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getQueryHours } from '@vitrina/contract/search-history.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/route-query.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { HourBars } from '../ui/hour-bars.tsx';
import { Panel } from '../ui/panel.tsx';
import type { QueryScope } from './use-query-scope.ts';

/** More strips than this are not compared by eye. */
const MOST_STRIPS = 12;

/** spec 1: the average value of each hour of the Moscow day over the period. */
export function QueryHours({ scope }: { scope: QueryScope['scope'] }) {
  const { t } = useTranslation();
  const queries = scope.queries.slice(0, MOST_STRIPS);
  const hours = useQuery(routeQuery(getQueryHours, { ...scope, queries }));
  return (
    <Panel title={t('searchHistory.hours')}>
      {hours.error && <ErrorState error={hours.error} onRetry={() => void hours.refetch()} />}
      {hours.isPending && <Skeleton height={120} />}
      <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="lg">
        {hours.data?.hours.map(({ query, averages, measuredDays, totalDays }) => (
          <div key={query}>
            <Text size="sm" fw={600} truncate>
              {query}
            </Text>
            <HourBars
              label={query}
              values={averages}
              unit="count"
              measured={t('searchHistory.measured', { measured: measuredDays, total: totalDays })}
            />
          </div>
        ))}
      </SimpleGrid>
    </Panel>
  );
}
