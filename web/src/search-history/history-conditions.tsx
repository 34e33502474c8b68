import type { Marketplace } from '@vitrina/contract/ids.ts';
import { windowsOf } from '@vitrina/contract/search-history.ts';
import { useTranslation } from 'react-i18next';
import { CityField } from '../queries/city-field.tsx';
import { useCityName } from '../queries/use-city-name.ts';
import { ChoiceField } from '../ui/conditions/choice-field.tsx';
import type { ConditionFields } from '../ui/conditions/condition.ts';
import { ConditionLine } from '../ui/conditions/condition-line.tsx';
import { conditionsOf } from '../ui/conditions/use-conditions.ts';
import { ContainsField } from '../ui/contains-field.tsx';
import { PeriodField } from '../ui/period/period-field.tsx';
import { CONDITIONS, type ConditionId, type HistoryState } from './conditions.ts';
import { hintOfCity } from './rules.ts';
import type { QueryScope } from './use-query-scope.ts';

function useFields(marketplace: Marketplace): ConditionFields<HistoryState, ConditionId> {
  const { t } = useTranslation();
  return {
    window: ({ state, change, close }) => (
      <ChoiceField
        label={t('searchHistory.window')}
        value={state.window}
        choices={windowsOf(marketplace).map((days) => ({
          value: days,
          label: t('searchHistory.windowDays', { count: days }),
        }))}
        onChange={(window) => change({ window })}
        onChosen={close}
      />
    ),
    city: ({ state, change }) => {
      const hint = hintOfCity(state);
      return (
        <CityField
          value={state.city}
          onChange={(city) => change({ city })}
          withCountry
          description={hint && t(hint)}
        />
      );
    },
    contains: ({ state, change }) => (
      <ContainsField
        value={state.contains}
        onChange={(contains) => change({ contains })}
        label={t('searchHistory.contains')}
      />
    ),
  };
}

/** Days, window, city and what is left out. */
export function HistoryConditions({ view, error }: { view: QueryScope; error: Error | null }) {
  const { t } = useTranslation();
  const { search, bounds, named, period, planDays, scope, change } = view;
  const cityName = useCityName(scope.cityId);
  return (
    <ConditionLine
      conditions={CONDITIONS}
      fields={useFields(scope.marketplace)}
      values={conditionsOf({ search: { ...search, cityName }, change })}
      error={error}
      lead={
        <PeriodField
          isChip
          label={t('searchHistory.period')}
          value={period}
          requested={named}
          onChange={({ from, to }) => change({ from, to })}
          minimum={bounds.minimum}
          maximum={bounds.maximum}
          planDays={planDays}
        />
      }
    />
  );
}
