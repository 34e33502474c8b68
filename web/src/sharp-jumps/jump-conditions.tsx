import { Marketplace } from '@vitrina/contract/ids.ts';
import { JUMP_METRICS, USUAL_BASES } from '@vitrina/contract/sharp-jumps.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { ChoiceField } from '../ui/conditions/choice-field.tsx';
import type { ConditionFields } from '../ui/conditions/condition.ts';
import { ConditionHelp } from '../ui/conditions/condition-help.tsx';
import { ConditionLine } from '../ui/conditions/condition-line.tsx';
import { NumberField } from '../ui/conditions/number-field.tsx';
import { useWaitingConditions } from '../ui/conditions/use-conditions.ts';
import { WordsField } from '../ui/conditions/words-field.tsx';
import { DayField } from '../ui/period/day-field.tsx';
import { CONDITIONS, type ConditionId, completeConditions } from './conditions.ts';
import type { SharpJumpsSearch } from './search.ts';
import { baseForPeople } from './to-question.ts';
import type { JumpScope } from './use-jump-scope.ts';
import type { Answer, Jumps } from './use-jumps.ts';

const WINDOWS = [7, 28] as const;

function useFields(visible: Answer['visible'] | undefined): ConditionFields<SharpJumpsSearch, ConditionId> {
  const { t, format } = useTexts();
  return {
    marketplace: ({ state, change, close }) => (
      <ChoiceField
        label={t('sharpJumps.marketplace')}
        value={state.marketplace}
        choices={Marketplace.options.map((value) => ({ value, label: t(`marketplaces.${value}`) }))}
        onChange={(marketplace) => change({ marketplace, day: '' })}
        onChosen={close}
      />
    ),
    metric: ({ state, change, close }) => (
      <ChoiceField
        label={t('sharpJumps.filters.metric')}
        value={state.metric}
        choices={JUMP_METRICS.map((value) => ({ value, label: t(`sharpJumps.metrics.${value}`) }))}
        onChange={(metric) => change({ metric })}
        onChosen={close}
      />
    ),
    window: ({ state, change, close }) => (
      <ChoiceField
        label={t('sharpJumps.filters.window')}
        value={state.window}
        choices={WINDOWS.map((value) => ({ value, label: t('sharpJumps.filters.days', { count: value }) }))}
        onChange={(window) => change({ window })}
        onChosen={close}
      />
    ),
    minBase: ({ state: { metric, base }, change }) => (
      <NumberField
        label={t(metric === 'gmv' ? 'sharpJumps.filters.base.money' : 'sharpJumps.filters.base.count')}
        placeholder={format.count(baseForPeople(metric, USUAL_BASES[metric]))}
        value={base}
        onChange={(next) => change({ base: next })}
      />
    ),
    day: ({ state, change }) => (
      <DayField
        label={t('sharpJumps.filters.day')}
        bounds={visible && { minimum: visible.from, maximum: visible.to }}
        value={state.day}
        onChange={(day) => change({ day })}
      />
    ),
    contains: ({ state, change }) => (
      <WordsField
        label={t('sharpJumps.filters.contains')}
        value={state.contains}
        onChange={(contains) => change({ contains })}
      />
    ),
  };
}

/** What the list is asked for: every new set of conditions costs a run of the plan. */
export function JumpConditions({ view, jumps }: { view: JumpScope; jumps: Jumps }) {
  const { t, format } = useTexts();
  const values = useWaitingConditions(view, completeConditions);
  const visible = jumps.data?.visible;
  return (
    <ConditionLine
      conditions={CONDITIONS}
      fields={useFields(visible)}
      values={values}
      error={jumps.error}
      isAsking={jumps.isFetching}
      more={
        <ConditionHelp
          texts={[
            t('sharpJumps.explained'),
            t('sharpJumps.filters.note'),
            visible &&
              t('sharpJumps.filters.inPlan', { from: format.day(visible.from), to: format.day(visible.to) }),
          ]}
        />
      }
    />
  );
}
