import { type Month, OperationGroup } from '@vitrina/contract/billing/operation-filter.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { ChoiceField } from '../../ui/conditions/choice-field.tsx';
import type { ConditionFields } from '../../ui/conditions/condition.ts';
import { ConditionLine } from '../../ui/conditions/condition-line.tsx';
import { conditionsOf } from '../../ui/conditions/use-conditions.ts';
import { SelectField } from '../../ui/select/lazy.tsx';
import { CONDITIONS, type ConditionId } from './conditions.ts';
import type { WalletSearch } from './search.ts';

type OperationConditionsProps = {
  search: WalletSearch;
  change: (next: Partial<WalletSearch>) => void;
  /** Those that have operations. */
  months: readonly Month[];
};

function useFields(months: readonly Month[]): ConditionFields<WalletSearch, ConditionId> {
  const { t, format } = useTexts();
  return {
    group: ({ state, change, close }) => (
      <ChoiceField
        label={t('billing.wallet.conditions.group')}
        value={state.group ?? ''}
        choices={OperationGroup.options.map((value) => ({
          value,
          label: t(`billing.wallet.groups.${value}`),
        }))}
        onChange={(group) => change({ group: group === '' ? undefined : group })}
        onChosen={close}
      />
    ),
    month: ({ state, change, close }) => (
      <SelectField
        label={t('billing.wallet.conditions.month')}
        value={state.month ?? ''}
        data={months.map((value) => ({ value, label: format.month(`${value}-01`) }))}
        onChange={(month) => {
          change({ month: month ?? undefined });
          close();
        }}
        comboboxProps={{ withinPortal: false }}
      />
    ),
  };
}

export function OperationConditions({ search, change, months }: OperationConditionsProps) {
  return (
    <ConditionLine
      conditions={CONDITIONS}
      fields={useFields(months)}
      values={conditionsOf({ search, change })}
    />
  );
}
