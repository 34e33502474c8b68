import type { ConditionField } from '../../ui/conditions/condition.ts';
import { TagChoice } from './tag-choice.tsx';
import type { TagsState } from './tags-condition.ts';
import { readTags, writeTags } from './tags-in-address.ts';

/** The field of tags among the conditions of a table. */
export function TagsField({ state, change }: Pick<ConditionField<TagsState>, 'state' | 'change'>) {
  return (
    <TagChoice
      tags={state.known}
      value={{ tagIds: readTags(state.tags), tagMode: state.tagMode }}
      onChange={({ tagIds, tagMode }) => change({ tags: writeTags(tagIds), tagMode })}
    />
  );
}
