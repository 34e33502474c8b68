import { Button, Group, Text, Transition } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './data-table.module.css';

type SelectionBarProps = { count: number; onClear: () => void; children: ReactNode };

/** What can be done with the chosen rows; appears at the bottom while there are any. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation();
  return (
    <Transition mounted={count > 0} transition="slide-up" duration={150}>
      {(style) => (
        <div
          className={classes['selection']}
          style={style}
          role="toolbar"
          aria-label={t('ui.table.selectionActions')}
        >
          <Text size="sm" fw={500} aria-live="polite">
            {t('ui.table.selected', { count })}
          </Text>
          <Group gap="xs">
            {children}
            <Button size="xs" variant="subtle" color="gray" onClick={onClear}>
              {t('ui.table.clearSelection')}
            </Button>
          </Group>
        </div>
      )}
    </Transition>
  );
}
