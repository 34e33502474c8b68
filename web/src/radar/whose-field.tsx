import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../ui/conditions/choice-field.tsx';
import type { Condition, ConditionField } from '../ui/conditions/condition.ts';
import { type RadarChangesSearch, WHOSE } from './search.ts';

type State = Pick<RadarChangesSearch, 'whose'>;

/** Own cards, those of rivals, or all. */
export const WHOSE_CONDITION: Condition<State, 'whose'> = {
  id: 'whose',
  name: 'radar.conditions.whose',
  write: ({ whose }, { t }) => (whose === 'all' ? undefined : t(`radar.whose.${whose}`)),
  cleared: { whose: 'all' },
};

export function WhoseField({ state, change, close }: ConditionField<State>) {
  const { t } = useTranslation();
  return (
    <ChoiceField
      label={t('radar.conditions.whose')}
      value={state.whose}
      choices={WHOSE.map((value) => ({ value, label: t(`radar.whose.${value}`) }))}
      onChange={(whose) => change({ whose })}
      onChosen={close}
    />
  );
}
