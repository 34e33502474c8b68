import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import { EntryState } from '@vitrina/contract/positions/entry-state.ts';
import type { TFunction } from 'i18next';
import { readTags, writeTags } from '../../products/tags/tags-in-address.ts';
import type { TableFilter } from '../../ui/data-table/column.ts';
import type { PositionCheckSearch } from '../search.ts';

export type Narrowing = Pick<PositionCheckSearch, 'search' | 'tags' | 'tagMode' | 'state'>;
export type Narrow = (next: Partial<Narrowing>) => void;

const STATES = ['any', ...EntryState.options] as const;

function stateName(state: Narrowing['state'], t: TFunction): string {
  if (state === 'any') return t('positions.home.anyState');
  return state === 'waitingFirst' || state === 'blocked'
    ? t(`positions.home.states.${state}`)
    : t(`positions.states.${state}`);
}

/** What may be asked for, in words. */
export function stateChoices(t: TFunction) {
  return STATES.map((state) => ({ value: state, label: stateName(state, t) }));
}

/** interface-rules.md G1: what narrows the table, each with a way to take it back. */
export function listEntryFilters(
  { search, tags: chosen, tagMode, state }: Narrowing,
  tags: readonly CabinetTag[],
  t: TFunction,
  change: Narrow,
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
