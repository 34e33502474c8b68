import { Button, Group, Text, Transition } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './selection-bar.module.css';

type SelectionBarProps = { count: number; onClear: () => void; children: ReactNode };

/** What can be done with the chosen rows; on phones it stands at the bottom of the window. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation();
  return (
    <Transition mounted={count > 0} transition="slide-up" duration={150}>
      {(style) => (
        <div
          className={classes['bar']}
          style={style}
          role="toolbar"
          aria-label={t('ui.table.selectionActions')}
          data-bottom-bar
        >
          <Text size="sm" fw={500} role="status">
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
