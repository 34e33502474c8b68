import { mostQueriesAt, POSITION_RULES } from '@vitrina/contract/positions/rules.ts';
import { useTranslation } from 'react-i18next';

/** product.md 9.2, in a sentence. */
export function useRules(): string {
  const { t } = useTranslation();
  return t('positions.budget.rules', {
    fast: mostQueriesAt(5),
    products: POSITION_RULES.productsPerQuery,
    hour: POSITION_RULES.queriesPerHour,
  });
}
