import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import { useTranslation } from 'react-i18next';
import { TagsFilter } from '../../products/tags/tags-filter.tsx';
import { readTags, writeTags } from '../../products/tags/tags-in-address.ts';
import { SelectField } from '../../ui/select/lazy-select-field.tsx';
import { type Narrow, type Narrowing, STATES, stateName } from './list-entry-filters.ts';

type EntryFiltersProps = { value: Narrowing; tags: readonly CabinetTag[]; onChange: Narrow };

/** By tags and by state. */
export function EntryFilters({ value, tags, onChange }: EntryFiltersProps) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        aria-label={t('positions.columns.state')}
        w={190}
        data={STATES.map((state) => ({ value: state, label: stateName(state, t) }))}
        value={value.state}
        onChange={(state) => onChange({ state: STATES.find((one) => one === state) ?? 'any' })}
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
