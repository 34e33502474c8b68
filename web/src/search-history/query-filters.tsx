import { Group, Input, SegmentedControl, Stack, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { getCities, suggestQueries, WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/call.ts';
import { routeQuery } from '../platform/route-query.ts';
import { Panel } from '../ui/panel.tsx';
import { PeriodField } from '../ui/period/period-field.tsx';
import { QueriesField } from '../ui/queries/queries-field.tsx';
import { SelectField } from '../ui/select/lazy-select-field.tsx';
import { TYPED_OVER } from '../ui/typed-over.ts';
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
    <SelectField
      w={{ base: '100%', sm: 210 }}
      label={t('searchHistory.city')}
      data={data}
      value={needsQueries ? String(WHOLE_COUNTRY) : String(asked.city)}
      onChange={(value) => change({ city: Number(value ?? WHOLE_COUNTRY) })}
      disabled={needsQueries}
      description={needsQueries ? t('searchHistory.cityNeedsQueries') : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      searchable
      nothingFoundMessage={t('products.nothing.title')}
      {...TYPED_OVER}
      allowDeselect={false}
    />
  );
}

function WindowField({ view: { asked, change } }: { view: QueryScope }) {
  const { t } = useTranslation();
  return (
    <Input.Wrapper
      label={t('searchHistory.window')}
      labelElement="div"
      labelProps={{ id: 'statistics-window' }}
    >
      <SegmentedControl
        aria-labelledby="statistics-window"
        display="flex"
        value={String(asked.window)}
        onChange={(value) => change({ window: value === '28' ? 28 : 7 })}
        data={['7', '28'].map((days) => ({
          value: days,
          label: t('searchHistory.windowDays', { count: Number(days) }),
        }))}
      />
    </Input.Wrapper>
  );
}

export function QueryFilters({ marketplace, view }: { marketplace: Marketplace; view: QueryScope }) {
  const { t } = useTranslation();
  const { asked, bounds, named, period, planDays, maximumQueries, scope, change } = view;
  return (
    <Panel>
      <Stack gap="md">
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
        <Group gap="md" align="flex-start">
          <CityField view={view} />
          <PeriodField
            label={t('searchHistory.period')}
            value={period}
            asked={named}
            onChange={({ from, to }) => change({ from, to })}
            minimum={bounds.minimum}
            maximum={bounds.maximum}
            planDays={planDays}
          />
          <WindowField view={view} />
          <Switch
            mt={{ base: 0, sm: 32 }}
            label={t('searchHistory.hideEmpty')}
            checked={asked.hideEmpty}
            onChange={(event) => change({ hideEmpty: event.currentTarget.checked })}
          />
        </Group>
      </Stack>
    </Panel>
  );
}
