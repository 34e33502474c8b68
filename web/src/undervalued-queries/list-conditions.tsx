import { Group } from '@mantine/core';
import { Marketplace } from '@vitrina/contract/ids.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { ChoiceField } from '../ui/conditions/choice-field.tsx';
import type { ConditionField, ConditionFields } from '../ui/conditions/condition.ts';
import { ConditionHelp } from '../ui/conditions/condition-help.tsx';
import { ConditionLine } from '../ui/conditions/condition-line.tsx';
import { NumberField } from '../ui/conditions/number-field.tsx';
import { useWaitingConditions } from '../ui/conditions/use-conditions.ts';
import { WordsField } from '../ui/conditions/words-field.tsx';
import { DayField } from '../ui/period/day-field.tsx';
import { CONDITIONS, type ConditionId, completeConditions } from './conditions.ts';
import type { UndervaluedSearch } from './search.ts';
import type { Answer, List } from './use-list.ts';
import type { UndervaluedScope } from './use-undervalued-scope.ts';

const SPANS = [28, 7] as const;

type Field = ConditionField<UndervaluedSearch>;
type AmountName = 'competitors' | 'priceFrom' | 'priceTo' | 'minGrowth';

function AmountField({ name, field: { state, change } }: { name: AmountName; field: Field }) {
  const { t } = useTexts();
  return (
    <NumberField
      label={t(`undervaluedQueries.filters.${name}`)}
      isSigned={name === 'minGrowth'}
      value={state[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
}

function useFields(visible: Answer['visible'] | undefined): ConditionFields<UndervaluedSearch, ConditionId> {
  const { t } = useTexts();
  return {
    marketplace: ({ state, change, close }) => (
      <ChoiceField
        label={t('undervaluedQueries.marketplace')}
        value={state.marketplace}
        choices={Marketplace.options.map((value) => ({ value, label: t(`marketplaces.${value}`) }))}
        onChange={(marketplace) => change({ marketplace, day: '', area: [] })}
        onChosen={close}
      />
    ),
    contains: ({ state, change }) => (
      <WordsField
        label={t('undervaluedQueries.filters.contains')}
        value={state.contains}
        onChange={(contains) => change({ contains })}
      />
    ),
    minFrequency: ({ state, change }) => (
      <NumberField
        label={t('undervaluedQueries.filters.frequency')}
        value={state.frequency === 0 ? undefined : state.frequency}
        onChange={(frequency = 0) => change({ frequency })}
      />
    ),
    maxCompetitors: (field) => <AmountField name="competitors" field={field} />,
    price: (field) => (
      <Group gap="sm" grow>
        <AmountField name="priceFrom" field={field} />
        <AmountField name="priceTo" field={field} />
      </Group>
    ),
    span: ({ state, change, close }) => (
      <ChoiceField
        label={t('undervaluedQueries.filters.span')}
        value={state.growth}
        choices={SPANS.map((value) => ({ value, label: t(`undervaluedQueries.filters.days.${value}`) }))}
        onChange={(growth) => change({ growth })}
        onChosen={close}
      />
    ),
    minGrowth: (field) => <AmountField name="minGrowth" field={field} />,
    day: ({ state, change }) => (
      <DayField
        label={t('undervaluedQueries.filters.day')}
        bounds={visible && { minimum: visible.from, maximum: visible.to }}
        value={state.day}
        onChange={(day) => change({ day })}
      />
    ),
  };
}

/** What the list is asked for: every new set of conditions costs a run of the plan. */
export function ListConditions({ view, list }: { view: UndervaluedScope; list: List }) {
  const { t, format } = useTexts();
  const values = useWaitingConditions(view, completeConditions);
  const visible = list.data?.visible;
  return (
    <ConditionLine
      conditions={CONDITIONS}
      fields={useFields(visible)}
      values={values}
      error={list.error}
      isAsking={list.isFetching}
      more={
        <ConditionHelp
          texts={[
            t('undervaluedQueries.explained'),
            t('undervaluedQueries.filters.note'),
            visible &&
              t('undervaluedQueries.filters.inPlan', {
                from: format.day(visible.from),
                to: format.day(visible.to),
              }),
          ]}
        />
      }
    />
  );
}
