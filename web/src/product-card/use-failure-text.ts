import type { CardFailure } from '@vitrina/contract/product-card.ts';
import { useTranslation } from 'react-i18next';
import { failureText } from './failure-text.ts';

export function useFailureText(): (failure: CardFailure) => string {
  const { t } = useTranslation();
  return (failure) => failureText(failure, t);
}
