import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import { EntryState } from '@vitrina/contract/positions.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { TagsFilter } from '../../products/tags/tags-filter.tsx';
import { readTags, writeTags } from '../../products/tags/tags-in-address.ts';
import type { TableFilter } from '../../ui/data-table/column.ts';
import { ProductSearchField } from '../../ui/product-search-field.tsx';
import { SelectField } from '../../ui/select/lazy-select-field.tsx';
import type { PositionCheckSearch } from '../search.ts';

type Narrowing = Pick<PositionCheckSearch, 'search' | 'tags' | 'tagMode' | 'state'>;
type Change = (next: Partial<Narrowing>) => void;

const STATES = ['any', ...EntryState.options] as const;

function stateName(state: Narrowing['state'], t: TFunction): string {
  if (state === 'any') return t('positions.home.anyState');
  return state === 'waitingFirst' || state === 'blocked'
    ? t(`positions.home.states.${state}`)
    : t(`positions.states.${state}`);
}

type EntryFiltersProps = { value: Narrowing; tags: readonly CabinetTag[]; onChange: Change };

/** By product or city, by tags and by state. */
export function EntryFilters({ value, tags, onChange }: EntryFiltersProps) {
  const { t } = useTranslation();
  return (
    <>
      <ProductSearchField
        value={value.search}
        onChange={(search) => onChange({ search })}
        label={t('positions.search')}
      />
      <TagsFilter
        tags={tags}
        value={{ tagIds: readTags(value.tags), tagMode: value.tagMode }}
        onChange={({ tagIds, tagMode }) => onChange({ tags: writeTags(tagIds), tagMode })}
      />
      <SelectField
        aria-label={t('positions.columns.state')}
        w={190}
        data={STATES.map((state) => ({ value: state, label: stateName(state, t) }))}
        value={value.state}
        onChange={(state) => onChange({ state: STATES.find((one) => one === state) ?? 'any' })}
        allowDeselect={false}
      />
    </>
  );
}

/** G1: what narrows the table, each with a way to take it back. */
export function listEntryFilters(
  { search, tags: chosen, tagMode, state }: Narrowing,
  tags: readonly CabinetTag[],
  t: TFunction,
  change: Change,
): TableFilter[] {
  const tagIds = readTags(chosen);
  const one = (isOn: boolean, filter: TableFilter) => (isOn ? [filter] : []);
  return [
    ...one(search !== '', {
      id: 'search',
      label: t('ui.table.containing', { text: search }),
      onRemove: () => change({ search: '' }),
    }),
    ...tagIds.map((id) => ({
      id: `tag-${id}`,
      label: t('products.tags.filter', {
        name: tags.find((tag) => tag.id === id)?.name ?? t('products.tags.gone'),
      }),
      onRemove: () => change({ tags: writeTags(tagIds.filter((other) => other !== id)) }),
    })),
    ...one(tagIds.length > 1 && tagMode === 'all', {
      id: 'tagMode',
      label: t('products.tags.allAtOnce'),
      onRemove: () => change({ tagMode: 'any' }),
    }),
    ...one(state !== 'any', {
      id: 'state',
      label: t('positions.home.stateIs', { state: stateName(state, t) }),
      onRemove: () => change({ state: 'any' }),
    }),
  ];
}
