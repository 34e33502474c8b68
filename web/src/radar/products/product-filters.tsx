import { TAGS_CONDITION, type TagsState } from '../../products/tags/tags-condition.ts';
import { TagsField } from '../../products/tags/tags-field.tsx';
import type { Condition } from '../../ui/conditions/condition.ts';
import { ConditionLine } from '../../ui/conditions/condition-line.tsx';
import { conditionsOf } from '../../ui/conditions/use-conditions.ts';
import type { RadarChangesSearch } from '../search.ts';
import { WHOSE_CONDITION, WhoseField } from '../whose-field.tsx';

type State = TagsState & Pick<RadarChangesSearch, 'whose'>;

const CONDITIONS: readonly Condition<State, 'whose' | 'tags'>[] = [WHOSE_CONDITION, TAGS_CONDITION];
const FIELDS = { whose: WhoseField, tags: TagsField };

type ProductFiltersProps = {
  search: RadarChangesSearch;
  known: TagsState['known'];
  change: (next: Partial<RadarChangesSearch>) => void;
};

/** What narrows the watched products beside a part of their text. */
export function ProductFilters({ search: { whose, tags, tagMode }, known, change }: ProductFiltersProps) {
  return (
    <ConditionLine
      conditions={CONDITIONS}
      fields={FIELDS}
      values={conditionsOf<State>({
        search: { whose, tags, tagMode, known },
        change: ({ known: _known, ...next }) => change(next),
      })}
    />
  );
}
