import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import { useTranslation } from 'react-i18next';
import { TagsField } from '../../products/tags/tags-field.tsx';
import { ChoiceField } from '../../ui/conditions/choice-field.tsx';
import { ConditionLine } from '../../ui/conditions/condition-line.tsx';
import { conditionsOf } from '../../ui/conditions/use-conditions.ts';
import type { PositionCheckSearch } from '../search.ts';
import { ENTRY_CONDITIONS, stateChoices } from './entry-conditions.ts';

type EntryFiltersProps = {
  value: PositionCheckSearch;
  tags: readonly CabinetTag[];
  onChange: (next: Partial<PositionCheckSearch>) => void;
};

/** By state and by tags. */
export function EntryFilters({ value: { state, tags, tagMode }, tags: known, onChange }: EntryFiltersProps) {
  const { t } = useTranslation();
  return (
    <ConditionLine
      conditions={ENTRY_CONDITIONS}
      fields={{
        state: (field) => (
          <ChoiceField
            label={t('positions.columns.state')}
            value={field.state.state}
            choices={stateChoices(t)}
            onChange={(next) => field.change({ state: next })}
            onChosen={field.close}
          />
        ),
        tags: TagsField,
      }}
      values={conditionsOf({ search: { state, tags, tagMode, known }, change: onChange })}
    />
  );
}
