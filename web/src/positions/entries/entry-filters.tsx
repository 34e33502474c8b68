import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import { useTranslation } from 'react-i18next';
import { TagsFilter } from '../../products/tags/tags-filter.tsx';
import { readTags, writeTags } from '../../products/tags/tags-in-address.ts';
import { SelectField } from '../../ui/select/lazy.tsx';
import type { Narrow, Narrowing, stateChoices } from './list-entry-filters.ts';

type EntryFiltersProps = {
  value: Narrowing;
  tags: readonly CabinetTag[];
  states: ReturnType<typeof stateChoices>;
  onChange: Narrow;
};

/** By tags and by state. */
export function EntryFilters({ value, tags, states, onChange }: EntryFiltersProps) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        aria-label={t('positions.columns.state')}
        w={190}
        data={states}
        value={value.state}
        onChange={(state) =>
          onChange({ state: states.find(({ value: one }) => one === state)?.value ?? 'any' })
        }
        allowDeselect={false}
      />
      <TagsFilter
        tags={tags}
        value={{ tagIds: readTags(value.tags), tagMode: value.tagMode }}
        onChange={({ tagIds, tagMode }) => onChange({ tags: writeTags(tagIds), tagMode })}
      />
    </>
  );
}
