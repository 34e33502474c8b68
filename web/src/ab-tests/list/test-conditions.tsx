import { useTranslation } from 'react-i18next';
import type { ConditionFields } from '../../ui/conditions/condition.ts';
import { ConditionLine } from '../../ui/conditions/condition-line.tsx';
import { SeveralField } from '../../ui/conditions/several-field.tsx';
import { conditionsOf } from '../../ui/conditions/use-conditions.ts';
import { WordsField } from '../../ui/conditions/words-field.tsx';
import { type AbTestSearch, STATUSES, STRATEGIES } from '../search.ts';
import { CONDITIONS, type ConditionId } from './conditions.ts';

type Props = { search: AbTestSearch; change: (next: Partial<AbTestSearch>) => void; error: Error | null };

function useFields(): ConditionFields<AbTestSearch, ConditionId> {
  const { t } = useTranslation();
  return {
    search: ({ state, change }) => (
      <WordsField
        label={t('abTests.conditions.name')}
        value={state.search}
        onChange={(search) => change({ search })}
      />
    ),
    statuses: ({ state, change }) => (
      <SeveralField
        label={t('abTests.conditions.status')}
        values={state.statuses}
        options={STATUSES}
        labelOf={(status) => t(`abTests.statuses.${status}`)}
        onChange={(statuses) => change({ statuses })}
      />
    ),
    strategies: ({ state, change }) => (
      <SeveralField
        label={t('abTests.conditions.strategy')}
        values={state.strategies}
        options={STRATEGIES}
        labelOf={(strategy) => t(`abTests.strategies.${strategy}`)}
        onChange={(strategies) => change({ strategies })}
      />
    ),
  };
}

export function TestConditions({ search, change, error }: Props) {
  return (
    <ConditionLine
      conditions={CONDITIONS}
      fields={useFields()}
      values={conditionsOf({ search, change })}
      error={error}
    />
  );
}
