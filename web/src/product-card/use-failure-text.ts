import type { CardFailure } from '@vitrina/contract/product-card.ts';
import { useTranslation } from 'react-i18next';

/** Why a run brought nothing, in a sentence. What the storefront did is said in the words of the shelf. */
export function useFailureText(): (failure: CardFailure) => string {
  const { t } = useTranslation();
  return (failure) =>
    failure === 'notFound' || failure === 'interrupted' || failure === 'limitExceeded'
      ? t(`productCard.failures.${failure}`)
      : t(`productsInSearch.outcomes.${failure}`);
}
