import { Button, CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TableFilter } from './column.ts';
import classes from './filter-chips.module.css';

type FilterChipsProps = { filters: readonly TableFilter[]; onClear: () => void };

/** interface-rules.md G1: what narrows the rows, each with a way to take it back. */
export function FilterChips({ filters, onClear }: FilterChipsProps) {
  const { t } = useTranslation();
  if (filters.length === 0) return null;
  return (
    <ul className={classes['chips']} aria-label={t('ui.table.filters')}>
      {filters.map(({ id, label, onRemove }) => (
        <li key={id} className={classes['chip']}>
          <span className={classes['label']} dir="auto" title={label}>
            {label}
          </span>
          <CloseButton
            size={22}
            iconSize={14}
            aria-label={t('ui.table.removeFilter', { name: label })}
            onClick={onRemove}
          />
        </li>
      ))}
      <li>
        <Button size="compact-sm" variant="subtle" onClick={onClear}>
          {t('ui.table.clearFilters')}
        </Button>
      </li>
    </ul>
  );
}
