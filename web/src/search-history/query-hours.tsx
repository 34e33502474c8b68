import { SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getQueryHours } from '@vitrina/contract/search-history.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { HourBars, HourBarsSkeleton } from '../ui/hour-bars.tsx';
import { Panel } from '../ui/panel.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import type { QueryScope } from './use-query-scope.ts';

/** More strips than this are not compared by eye. */
const MOST_STRIPS = 12;

/** product.md 1.1: the average value of each hour of the Moscow day over the period. */
export function QueryHours({ view: { scope, search } }: { view: QueryScope }) {
  const { t } = useTranslation();
  const queries = scope.queries.slice(0, MOST_STRIPS);
  const total = scope.queries.length;
  const hours = useQuery(routeQuery(getQueryHours, { ...scope, window: search.window, first: MOST_STRIPS }));
  return (
    <Panel
      title={t('searchHistory.hours')}
      {...(total > MOST_STRIPS
        ? { description: t('searchHistory.firstHours', { shown: MOST_STRIPS, total }) }
        : {})}
    >
      {hours.error ? (
        <ProblemState error={hours.error} onRetry={() => void hours.refetch()} />
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
          {hours.isPending &&
            queries.map((query) => (
              <Strip key={query} query={query}>
                <HourBarsSkeleton />
              </Strip>
            ))}
          {hours.data?.hours.map(({ query, averages, measuredDays, totalDays }) => (
            <Strip key={query} query={query}>
              <HourBars
                label={query}
                values={averages}
                unit="count"
                measured={t('searchHistory.measured', { measured: measuredDays, total: totalDays })}
              />
            </Strip>
          ))}
        </SimpleGrid>
      )}
    </Panel>
  );
}

function Strip({ query, children }: { query: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" fw={600} dir="auto" truncate>
        {query}
      </Text>
      {children}
    </div>
  );
}
