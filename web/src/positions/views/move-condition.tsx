import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../ui/conditions/choice-field.tsx';
import type { Condition } from '../../ui/conditions/condition.ts';
import { ConditionLine } from '../../ui/conditions/condition-line.tsx';
import { conditionsOf } from '../../ui/conditions/use-conditions.ts';
import type { EntryScope } from '../matrix/use-entry-matrix.ts';
import { MOVES } from '../search.ts';

type Moved = Pick<EntryScope['search'], 'moved'>;
type MoveConditionProps = Moved & { change: (next: Partial<Moved>) => void };

const CONDITIONS: readonly Condition<Moved, 'moved'>[] = [
  {
    id: 'moved',
    name: 'positionViews.move',
    write: ({ moved }, { t }) => (moved === 'all' ? undefined : t(`positionViews.moves.${moved}`)),
    cleared: { moved: 'all' },
  },
];

/** Only queries that moved in one way. */
export function MoveCondition({ moved, change }: MoveConditionProps) {
  const { t } = useTranslation();
  return (
    <ConditionLine
      conditions={CONDITIONS}
      fields={{
        moved: ({ state, change: put, close }) => (
          <ChoiceField
            label={t('positionViews.move')}
            value={state.moved}
            choices={(['all', ...MOVES] as const).map((value) => ({
              value,
              label: value === 'all' ? t('positionViews.all') : t(`positionViews.moves.${value}`),
            }))}
            onChange={(next) => put({ moved: next })}
            onChosen={close}
          />
        ),
      }}
      values={conditionsOf({ search: { moved }, change })}
    />
  );
}
