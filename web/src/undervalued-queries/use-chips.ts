import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/texts/use-format.ts';
import type { TableFilter } from '../ui/data-table/column.ts';
import { listChips } from './list-chips.ts';
import type { UndervaluedScope } from './use-undervalued-scope.ts';

export function useChips(scope: UndervaluedScope): TableFilter[] {
  const { t } = useTranslation();
  return listChips(scope, { t, format: useFormat() });
}
