import { useTranslation } from 'react-i18next';
import type { TableFilter } from '../ui/data-table/column.ts';
import { listChips } from './list-chips.ts';
import type { JumpScope } from './use-jump-scope.ts';

export function useChips(scope: JumpScope): readonly TableFilter[] {
  return listChips(scope, useTranslation().t);
}
