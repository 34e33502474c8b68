import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import type { Condition } from '../../ui/conditions/condition.ts';
import { readTags } from './tags-in-address.ts';

export type TagsState = {
  /** As the address holds them. */
  tags: string;
  tagMode: 'any' | 'all';
  known: readonly CabinetTag[];
};

/** Products with any of some tags, or with all of them. */
export const TAGS_CONDITION: Condition<TagsState, 'tags'> = {
  id: 'tags',
  name: 'products.picker.tags',
  write: ({ tags, tagMode, known }, { t }) => {
    const tagIds = readTags(tags);
    if (tagIds.length === 0) return undefined;
    const names = tagIds.map((id) => known.find((tag) => tag.id === id)?.name ?? t('products.tags.gone'));
    return t(tagIds.length > 1 && tagMode === 'all' ? 'products.tags.withAll' : 'products.tags.withAny', {
      names: names.map((name) => `\u2068${name}\u2069`).join(', '),
    });
  },
  cleared: { tags: '', tagMode: 'any' },
  isPossible: ({ tags, known }) => known.length > 0 || tags !== '',
};
