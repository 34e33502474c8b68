import { useTranslation } from 'react-i18next';
import type { TableFilter } from '../ui/data-table/column.ts';
import type { JumpScope } from './use-jump-scope.ts';

/** What narrows the list now, each with a way to take it back. */
export function useChips({ asked, change }: JumpScope): readonly TableFilter[] {
  const { t } = useTranslation();
  const chips: (TableFilter | false)[] = [
    asked.contains !== '' && {
      id: 'contains',
      label: t('ui.table.containing', { text: asked.contains }),
      onRemove: () => change({ contains: '' }),
    },
    asked.hideSeasonal && {
      id: 'hideSeasonal',
      label: t('sharpJumps.filters.hideSeasonal'),
      onRemove: () => change({ hideSeasonal: false }),
    },
  ];
  return chips.filter((chip) => chip !== false);
}
