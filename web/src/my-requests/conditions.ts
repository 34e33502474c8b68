import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import type { Condition } from '../ui/conditions/condition.ts';
import type { MyRequestSearch, MyRequestsSearch } from './search.ts';

export type ProductConditionState = Pick<MyRequestsSearch, 'tag'> & { tags: readonly CabinetTag[] };

/** What narrows the list of products beside a part of their text. */
export const PRODUCT_CONDITIONS: readonly Condition<ProductConditionState, 'tag'>[] = [
  {
    id: 'tag',
    name: 'myRequests.tag',
    write: ({ tag, tags }, { t }) =>
      tag === 0
        ? undefined
        : t('myRequests.withTag', {
            tag: tags.find(({ id }) => id === tag)?.name ?? t('products.tags.gone'),
          }),
    cleared: { tag: 0 },
    isPossible: ({ tag, tags }) => tag !== 0 || tags.length > 0,
  },
];

export type RequestConditionState = Pick<MyRequestSearch, 'tag'> & {
  /** Labels that queries of the product have. */
  labels: readonly string[];
};

/** What narrows the queries of a product beside a part of their text. */
export const REQUEST_CONDITIONS: readonly Condition<RequestConditionState, 'tag'>[] = [
  {
    id: 'tag',
    name: 'myRequests.columns.tag',
    write: ({ tag }, { t }) => (tag === '' ? undefined : t('myRequests.withLabel', { label: tag })),
    cleared: { tag: '' },
    isPossible: ({ tag, labels }) => tag !== '' || labels.length > 0,
  },
];
