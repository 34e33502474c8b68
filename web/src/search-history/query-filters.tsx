import { Grid, Group, SegmentedControl, Select, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { getCities, suggestQueries, WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/call.ts';
import { routeQuery } from '../platform/route-query.ts';
import { Panel } from '../ui/panel.tsx';
import { PeriodField } from '../ui/period/period-field.tsx';
import { QueriesField } from '../ui/queries/queries-field.tsx';
import type { QueryScope } from './use-query-scope.ts';

const LONGEST_QUERY = 200;

function CityField({ view: { asked, change } }: { view: QueryScope }) {
  const { t } = useTranslation();
  const cities = useQuery({ ...routeQuery(getCities, {}), staleTime: Number.POSITIVE_INFINITY });
  const data = [
    { value: String(WHOLE_COUNTRY), label: t('searchHistory.wholeCountry') },
    ...(cities.data?.cities ?? []).map((city) => ({ value: String(city.id), label: city.name })),
  ];
  const needsQueries = asked.queries.length === 0;
  return (
    <Select
      label={t('searchHistory.city')}
      data={data}
      value={needsQueries ? String(WHOLE_COUNTRY) : String(asked.city)}
      onChange={(value) => change({ city: Number(value ?? WHOLE_COUNTRY) })}
      disabled={needsQueries}
      description={needsQueries ? t('searchHistory.cityNeedsQueries') : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      searchable
      allowDeselect={false}
    />
  );
}

function WindowField({ view: { asked, change } }: { view: QueryScope }) {
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500} id="statistics-window">
        {t('searchHistory.window')}
      </Text>
      <SegmentedControl
        aria-labelledby="statistics-window"
        value={String(asked.window)}
        onChange={(value) => change({ window: value === '28' ? 28 : 7 })}
        data={['7', '28'].map((days) => ({
          value: days,
          label: t('searchHistory.windowDays', { count: Number(days) }),
        }))}
      />
    </Stack>
  );
}

export function QueryFilters({ marketplace, view }: { marketplace: Marketplace; view: QueryScope }) {
  const { t } = useTranslation();
  const { asked, bounds, period, planDays, maximumQueries, scope, change } = view;
  return (
    <Panel>
      <Grid gap="md" align="flex-start">
        <Grid.Col span={12}>
          <QueriesField
            label={t('searchHistory.queries')}
            placeholder={t('searchHistory.queriesPlaceholder')}
            value={asked.queries}
            onChange={(queries) => change({ queries })}
            maximum={maximumQueries}
            maximumLength={LONGEST_QUERY}
            suggest={async (text, signal) => {
              const answer = await call(
                suggestQueries,
                { cabinetId: scope.cabinetId, marketplace, text },
                { signal },
              );
              return answer.queries;
            }}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 6, lg: 3 }}>
          <CityField view={view} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 6, lg: 4 }}>
          <PeriodField
            label={t('searchHistory.period')}
            value={period}
            onChange={({ from, to }) => change({ from, to })}
            minimum={bounds.minimum}
            maximum={bounds.maximum}
            planDays={planDays}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 6, lg: 3 }}>
          <WindowField view={view} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 6, lg: 2 }}>
          <Group mt={{ base: 0, lg: 28 }}>
            <Switch
              label={t('searchHistory.hideEmpty')}
              checked={asked.hideEmpty}
              onChange={(event) => change({ hideEmpty: event.currentTarget.checked })}
            />
          </Group>
        </Grid.Col>
      </Grid>
    </Panel>
  );
}
