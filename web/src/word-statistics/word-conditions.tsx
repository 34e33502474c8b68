import { Button, Text } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { Marketplace } from '@vitrina/contract/ids.ts';
import { WORD_BOUNDS } from '@vitrina/contract/word-statistics.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnProductsField } from '../products/own-products-field.tsx';
import { ChoiceField } from '../ui/conditions/choice-field.tsx';
import type { ConditionField } from '../ui/conditions/condition.ts';
import { ConditionLine } from '../ui/conditions/condition-line.tsx';
import { conditionsOf } from '../ui/conditions/use-conditions.ts';
import { ContainsField } from '../ui/contains-field.tsx';
import { PeriodField } from '../ui/period/period-field.tsx';
import { MARKET_CONDITIONS, OWN_CONDITIONS } from './conditions.ts';
import type { WordStatisticsSearch } from './search.ts';
import type { WordScope } from './use-word-scope.ts';

const PLACES = ['any', 'title', 'description', 'nowhere'] as const;
const WINDOWS = [7, 28] as const;

type Field = ConditionField<WordStatisticsSearch>;

function WordField({ state, change }: Field) {
  const { t } = useTranslation();
  return (
    <ContainsField
      label={t('wordStatistics.find')}
      value={state.contains}
      onChange={(contains) => change({ contains })}
    />
  );
}

function PlaceField({ state, change, close }: Field) {
  const { t } = useTranslation();
  return (
    <ChoiceField
      label={t('wordStatistics.place')}
      value={state.place}
      choices={PLACES.map((value) => ({ value, label: t(`wordStatistics.places.${value}`) }))}
      onChange={(place) => change({ place })}
      onChosen={close}
    />
  );
}

function MarketplaceField({ state, change, close }: Field) {
  const { t } = useTranslation();
  return (
    <ChoiceField
      label={t('wordStatistics.marketplace')}
      value={state.marketplace}
      choices={Marketplace.options.map((value) => ({ value, label: t(`marketplaces.${value}`) }))}
      onChange={(marketplace) => change({ marketplace })}
      onChosen={close}
    />
  );
}

function WindowField({ state, change, close }: Field) {
  const { t } = useTranslation();
  return (
    <ChoiceField
      label={t('wordStatistics.window')}
      value={state.window}
      choices={WINDOWS.map((value) => ({ value, label: t('wordStatistics.days', { count: value }) }))}
      onChange={(window) => change({ window })}
      onChosen={close}
    />
  );
}

const draw = (Component: (field: Field) => ReactNode) => (field: Field) => <Component {...field} />;
const OWN_FIELDS = { contains: draw(WordField), place: draw(PlaceField) };
const MARKET_FIELDS = {
  marketplace: draw(MarketplaceField),
  window: draw(WindowField),
  contains: draw(WordField),
};

type OwnConditionsProps = {
  view: WordScope;
  /** By what the products were chosen, where the person has named none; null while they are waited for. */
  chosenBy: 'sales' | 'views' | null;
  onStopWords: () => void;
};

/** Products, days, and which of their words. */
export function OwnConditions({ view, chosenBy, onStopWords }: OwnConditionsProps) {
  const { t } = useTranslation();
  const { search, bounds, named, period, planDays, change } = view;
  const shown = chosenBy ?? 'sales';
  return (
    <ConditionLine
      conditions={OWN_CONDITIONS}
      fields={OWN_FIELDS}
      values={conditionsOf(view)}
      lead={
        <>
          <OwnProductsField
            isChip
            label={t('wordStatistics.products')}
            emptyText={t('wordStatistics.bestSold')}
            value={search.skus}
            onChange={(skus) => change({ skus: [...skus] })}
            maximum={WORD_BOUNDS.products}
          />
          <PeriodField
            isChip
            label={t('wordStatistics.period')}
            value={period}
            requested={named}
            onChange={({ from, to }) => change({ from, to })}
            minimum={bounds.minimum}
            maximum={bounds.maximum}
            planDays={planDays}
          />
        </>
      }
      more={
        <>
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconFilterOff size={15} aria-hidden />}
            onClick={onStopWords}
          >
            {t('wordStatistics.stop.title')}
          </Button>
          {search.skus.length === 0 && (
            // Keeps its place until it is known which of the two it says.
            <Text size="sm" style={chosenBy === null ? { visibility: 'hidden' } : {}}>
              {t(`wordStatistics.chosenBy.${shown}`)}
            </Text>
          )}
        </>
      }
    />
  );
}

/** Which market, and which of its words. */
export function MarketConditions({ view, error }: { view: WordScope; error: Error | null }) {
  return (
    <ConditionLine
      conditions={MARKET_CONDITIONS}
      fields={MARKET_FIELDS}
      values={conditionsOf(view)}
      error={error}
    />
  );
}
