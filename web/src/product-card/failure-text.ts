import type { CardFailure } from '@vitrina/contract/product-card.ts';
import type { TFunction } from 'i18next';

/** Why a run brought nothing, in a sentence. What the storefront did is said in the words of the shelf. */
export function failureText(failure: CardFailure, t: TFunction): string {
  return failure === 'notFound' || failure === 'interrupted' || failure === 'limitExceeded'
    ? t(`productCard.failures.${failure}`)
    : t(`productsInSearch.outcomes.${failure}`);
}
