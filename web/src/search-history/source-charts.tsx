import { SimpleGrid, Text } from '@mantine/core';
import type { SourceSeries } from '@vitrina/contract/search-history.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LineChart } from '../ui/line-chart/react/lazy.tsx';
import { planSourceCharts, type SourceChart } from './plan-source-charts.ts';

const HEIGHT = 200;

type Props = {
  lines: readonly SourceSeries[];
  /** As the charts of the provider have them. */
  queries: readonly string[];
};

/** Numbers over time of files and official reports, beneath those of the provider and never on their axes. */
export function SourceCharts({ lines, queries }: Props) {
  const { t } = useTranslation();
  const plans = useMemo(
    () =>
      planSourceCharts(lines, queries, ({ query, isShared }) =>
        isShared ? `${query} · ${t('searchHistory.sharedFile')}` : query,
      ),
    [lines, queries, t],
  );
  if (plans.length === 0) return null;
  const windowText = ({ windowDays, isMonthly }: SourceChart) => {
    if (isMonthly) return [t('searchHistory.byMonth')];
    return windowDays === null ? [] : [t('searchHistory.windowDays', { count: windowDays })];
  };
  return (
    <SimpleGrid cols={{ base: 1, lg: plans.length > 1 ? 2 : 1 }} spacing="xl" mt="xl">
      {plans.map((plan) => {
        const name = [
          t('searchHistory.otherSources'),
          t(`frequencyUnits.${plan.unit}`),
          ...windowText(plan),
        ].join(' · ');
        return (
          <section key={plan.id} aria-label={name}>
            <Text size="sm" fw={600} mb={4} dir="auto" truncate>
              {name}
            </Text>
            <LineChart label={name} x={plan.days} series={plan.series} height={HEIGHT} source={name} />
          </section>
        );
      })}
    </SimpleGrid>
  );
}
