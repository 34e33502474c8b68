import { Group, Input, SegmentedControl, Stack, Switch } from '@mantine/core';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { RunType } from '@vitrina/contract/plans.ts';
import { suggestQueries, WHOLE_COUNTRY, windowsOf } from '@vitrina/contract/search-history.ts';
import { LONGEST_QUERY } from '@vitrina/contract/text.ts';
import { useTranslation } from 'react-i18next';
import { RunsLeft } from '../cabinets/runs-left.tsx';
import { call } from '../platform/api/call.ts';
import { CityField } from '../queries/city-field.tsx';
import { Panel } from '../ui/panel.tsx';
import { PeriodField } from '../ui/period/period-field.tsx';
import { QueriesField } from '../ui/queries/queries-field.tsx';
import { hintOfCity } from './rules.ts';
import { SaveSearchButton } from './saved/save-search-button.tsx';
import type { QueryScope } from './use-query-scope.ts';

const RUN_OF: Readonly<Record<Marketplace, RunType>> = {
  ozon: 'searchHistoryRunsOzon',
  wb: 'searchHistoryRunsWb',
  ym: 'searchHistoryRunsYm',
};

type QueryFiltersProps = { marketplace: Marketplace; view: QueryScope };

function WindowField({ marketplace, view: { search, change } }: QueryFiltersProps) {
  const { t } = useTranslation();
  const windows = windowsOf(marketplace);
  return (
    <Input.Wrapper
      label={t('searchHistory.window')}
      labelElement="div"
      labelProps={{ id: 'statistics-window' }}
    >
      <SegmentedControl
        aria-labelledby="statistics-window"
        display="flex"
        value={String(search.window)}
        onChange={(value) => {
          const window = windows.find((days) => String(days) === value);
          if (window !== undefined) change({ window });
        }}
        data={windows.map((days) => ({
          value: String(days),
          label: t('searchHistory.windowDays', { count: days }),
        }))}
      />
    </Input.Wrapper>
  );
}

export function QueryFilters({ marketplace, view }: QueryFiltersProps) {
  const { t } = useTranslation();
  const { search, bounds, named, period, planDays, maximumQueries, scope, change } = view;
  const hint = hintOfCity(search);
  return (
    <Panel>
      <Stack gap="md">
        <QueriesField
          label={t('searchHistory.queries')}
          placeholder={t('searchHistory.queriesPlaceholder')}
          value={search.queries}
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
        <Group gap="md" justify="space-between">
          <RunsLeft cabinetId={scope.cabinetId} type={RUN_OF[marketplace]} />
          <SaveSearchButton view={view} />
        </Group>
        <Group gap="md" align="flex-start">
          <CityField
            value={search.queries.length === 0 ? WHOLE_COUNTRY : search.city}
            onChange={(city) => change({ city })}
            withCountry
            disabled={search.queries.length === 0}
            description={hint && t(hint)}
          />
          <PeriodField
            label={t('searchHistory.period')}
            value={period}
            requested={named}
            onChange={({ from, to }) => change({ from, to })}
            minimum={bounds.minimum}
            maximum={bounds.maximum}
            planDays={planDays}
          />
          <WindowField marketplace={marketplace} view={view} />
          <Switch
            mt={{ base: 0, sm: 32 }}
            label={t('searchHistory.hideEmpty')}
            checked={search.hideEmpty}
            onChange={(event) => change({ hideEmpty: event.currentTarget.checked })}
          />
        </Group>
      </Stack>
    </Panel>
  );
}
