import { Button, Group, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getQueryHourDays } from '@vitrina/contract/search-history.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { HeatLegend } from '../ui/heat/heat-legend.tsx';
import { Panel } from '../ui/panel.tsx';
import { SelectField } from '../ui/select/lazy.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { HEAT_METRICS, HEAT_ROWS, heatRows } from './hour-heat.ts';
import { HourHeatTable } from './hour-heat-table.tsx';
import type { QueryScope } from './use-query-scope.ts';

const WEEK_HEIGHT_PX = 230;
/** Days that stand at once; the others come on demand. */
const DATES_AT_ONCE = 28;

function HeatControls({ view: { search, change } }: { view: QueryScope }) {
  const { t } = useTranslation();
  return (
    <Group gap="sm">
      <SegmentedControl
        size="xs"
        aria-label={t('searchHistory.heat.metric')}
        value={search.heatMetric}
        onChange={(heatMetric) => change({ heatMetric })}
        data={HEAT_METRICS.map((value) => ({ value, label: t(`searchHistory.heat.metrics.${value}`) }))}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('searchHistory.heat.rows')}
        value={search.heatRows}
        onChange={(rows) => change({ heatRows: rows })}
        data={HEAT_ROWS.map((value) => ({ value, label: t(`searchHistory.heat.by.${value}`) }))}
      />
    </Group>
  );
}

/** When within the week one query is looked for: rows are weekdays or dates, columns the hours of the Moscow day. */
export function QueryHourHeat({ view }: { view: QueryScope }) {
  const { t } = useTranslation();
  const { search, scope, change } = view;
  const query = scope.queries.includes(search.heatQuery) ? search.heatQuery : (scope.queries[0] ?? '');
  return (
    <Panel
      title={t('searchHistory.heat.title')}
      description={t('searchHistory.heat.text')}
      actions={<HeatControls view={view} />}
    >
      {scope.queries.length > 1 && (
        <SelectField
          mb="md"
          w={{ base: '100%', sm: 320 }}
          aria-label={t('searchHistory.query')}
          data={scope.queries.map((value) => ({ value, label: value }))}
          value={query}
          onChange={(heatQuery) => change({ heatQuery: heatQuery ?? '' })}
          allowDeselect={false}
        />
      )}
      <Heat key={query} view={view} query={query} />
    </Panel>
  );
}

function Heat({ view: { search, scope }, query }: { view: QueryScope; query: string }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(DATES_AT_ONCE);
  const answer = useQuery(routeQuery(getQueryHourDays, { ...scope, window: search.window, query }));
  const days = answer.data?.days;
  const rows = useMemo(() => heatRows(days ?? [], search.heatRows), [days, search.heatRows]);
  if (answer.error) return <ProblemState error={answer.error} onRetry={() => void answer.refetch()} />;
  if (days === undefined) return <Skeleton height={WEEK_HEIGHT_PX} />;
  const measured = days.filter(({ counts }) => counts !== null).length;
  return (
    <>
      <HourHeatTable
        label={`${t('searchHistory.heat.title')}: ${query}`}
        rows={rows.slice(0, shown)}
        by={search.heatRows}
        metric={search.heatMetric}
      />
      <Group justify="space-between" mt="sm">
        <HeatLegend label={t('searchHistory.heat.legend')} />
        <Text size="xs" c="dimmed">
          {t('searchHistory.measured', { measured, total: days.length })}
        </Text>
      </Group>
      {rows.length > shown && (
        <Button variant="subtle" size="xs" onClick={() => setShown(shown + DATES_AT_ONCE)}>
          {t('searchHistory.heat.more', { count: rows.length - shown })}
        </Button>
      )}
    </>
  );
}
