import { EntryState } from '@vitrina/contract/positions/entry-state.ts';
import type { TFunction } from 'i18next';
import { TAGS_CONDITION, type TagsState } from '../../products/tags/tags-condition.ts';
import type { Condition } from '../../ui/conditions/condition.ts';
import type { PositionCheckSearch } from '../search.ts';

const STATES = ['any', ...EntryState.options] as const;

function stateName(state: PositionCheckSearch['state'], t: TFunction): string {
  if (state === 'any') return t('positions.home.anyState');
  return state === 'waitingFirst' || state === 'blocked'
    ? t(`positions.home.states.${state}`)
    : t(`positions.states.${state}`);
}

/** What may be chosen, in words. */
export function stateChoices(t: TFunction) {
  return STATES.map((state) => ({ value: state, label: stateName(state, t) }));
}

export type EntryConditionState = TagsState & Pick<PositionCheckSearch, 'state'>;

/** What narrows the entries beside a part of their text. */
export const ENTRY_CONDITIONS: readonly Condition<EntryConditionState, 'tags' | 'state'>[] = [
  {
    id: 'state',
    name: 'positions.columns.state',
    write: ({ state }, { t }) =>
      state === 'any' ? undefined : t('positions.home.stateIs', { state: stateName(state, t) }),
    cleared: { state: 'any' },
  },
  TAGS_CONDITION,
];
