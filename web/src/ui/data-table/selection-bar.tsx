import { Button, Group, Text, Transition, VisuallyHidden } from '@mantine/core';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToolbarKeys } from '../toolbar/use-toolbar-keys.ts';
import classes from './selection-bar.module.css';

type SelectionBarProps = { count: number; onClear: () => void; children: ReactNode };

/** What can be done with the chosen rows; on phones it stands at the bottom of the window. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const isShown = count > 0;

  /** The bar goes, and the focus with it: the rows are where the person was before. */
  function clear(): void {
    const isInside = place.current?.contains(document.activeElement) === true;
    onClear();
    if (isInside) rowsBefore(place.current)?.focus();
  }

  return (
    <div ref={place} className={classes['place']}>
      {/* It stands before the bar does: a region that comes with its words is not read. */}
      <VisuallyHidden role="status">
        {isShown && <p>{t('ui.table.selected', { count })}</p>}
        {isShown && <p>{t('ui.table.selectionNext')}</p>}
      </VisuallyHidden>
      <Transition mounted={isShown} transition="slide-up" duration={150}>
        {(style) => (
          <Bar style={style} onLeave={() => rowsBefore(place.current)?.focus()}>
            <Text size="sm" fw={500}>
              {t('ui.table.selected', { count })}
            </Text>
            <Group gap="xs">
              {children}
              <Button size="xs" variant="subtle" color="gray" onClick={clear}>
                {t('ui.table.clearSelection')}
              </Button>
            </Group>
          </Bar>
        )}
      </Transition>
    </div>
  );
}

type BarProps = { style: CSSProperties; onLeave: () => void; children: ReactNode };

function Bar({ style, onLeave, children }: BarProps) {
  const { t } = useTranslation();
  const keys = useToolbarKeys({ onLeave });
  return (
    <div
      className={classes['bar']}
      style={style}
      role="toolbar"
      aria-label={t('ui.table.selectionActions')}
      data-bottom-bar
      {...keys}
    >
      {children}
    </div>
  );
}

/** The cell that the arrows left off at, or the first box of a list of cards. */
function rowsBefore(place: HTMLElement | null): HTMLElement | null | undefined {
  const rows = place?.previousElementSibling;
  return rows?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"], li input');
}
