import type { TagId } from '@vitrina/contract/ids.ts';
import type { Product, TagPairs } from '@vitrina/contract/products.ts';

type Tagged = Pick<Product, 'sku' | 'tagIds'>;

/** Which of the products have a tag now. */
export type Share = 'all' | 'some' | 'none';

/** What a person has decided about tags; a tag that is absent stays as it is on each product. */
export type TagDraft = ReadonlyMap<TagId, boolean>;

export function shareOf(products: readonly Tagged[], tagId: TagId): Share {
  const count = products.filter(({ tagIds }) => tagIds.includes(tagId)).length;
  if (count === 0) return 'none';
  return count === products.length ? 'all' : 'some';
}

/** Of some products a tag goes to all of them, then from all of them, then it is as it was. */
export function toggleTag(draft: TagDraft, tagId: TagId, share: Share): TagDraft {
  const next = new Map(draft);
  const decided = draft.get(tagId);
  if (decided === undefined) next.set(tagId, share !== 'all');
  else if (decided && share === 'some') next.set(tagId, false);
  else next.delete(tagId);
  return next;
}

/** Only what is not so already. */
export function pairsOf(products: readonly Tagged[], draft: TagDraft): { add: TagPairs; remove: TagPairs } {
  const change = (isWanted: boolean): TagPairs =>
    [...draft]
      .filter(([, isOn]) => isOn === isWanted)
      .map(([tagId]) => ({
        tagId,
        skus: products.filter(({ tagIds }) => tagIds.includes(tagId) !== isWanted).map(({ sku }) => sku),
      }))
      .filter(({ skus }) => skus.length > 0);
  return { add: change(true), remove: change(false) };
}
