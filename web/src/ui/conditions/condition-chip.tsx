import { CloseButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FloatingPanel, fetchAhead } from '../floating/lazy.tsx';
import { openStateOf } from '../floating/opener-state.ts';
import classes from './condition-line.module.css';
import { type Chip, labelOf } from './list-conditions.ts';

type ConditionChipProps = {
  chip: Chip<string>;
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
  onRemove: () => void;
  /** Its field. */
  children: () => ReactNode;
};

const REMOVING_KEYS = new Set(['Delete', 'Backspace']);

/** One condition in words: it opens its field, and goes by its cross or by Delete. */
export function ConditionChip({ chip, isOpen, onToggle, onClose, onRemove, children }: ConditionChipProps) {
  const { t } = useTranslation();
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  // On a phone the line is moved sideways: a window has no place beside a chip that is out of sight.
  useLayoutEffect(() => {
    if (isOpen) anchor.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isOpen]);
  const { name, text = `${name}…`, isRemovable, hasField, isChanged } = chip;
  function onKeyDown(event: KeyboardEvent): void {
    if (!isRemovable || !REMOVING_KEYS.has(event.key)) return;
    event.preventDefault();
    onRemove();
  }
  return (
    <li
      className={classes['chip']}
      data-removable={isRemovable || undefined}
      data-changed={isChanged || undefined}
    >
      {hasField ? (
        <button
          ref={anchor}
          id={id}
          type="button"
          className={classes['text']}
          data-condition={chip.id}
          dir="auto"
          title={text}
          aria-label={isChanged ? `${labelOf(chip)} (${t('ui.conditions.changed')})` : labelOf(chip)}
          aria-haspopup="dialog"
          {...openStateOf(isOpen, id)}
          {...(isRemovable ? { 'aria-keyshortcuts': 'Delete' } : {})}
          onClick={onToggle}
          onKeyDown={onKeyDown}
          onPointerEnter={fetchAhead.dialog}
          onFocus={fetchAhead.dialog}
        >
          {text}
        </button>
      ) : (
        <span className={classes['text']} dir="auto" title={text}>
          {text}
        </span>
      )}
      {isRemovable && (
        <CloseButton
          size={22}
          iconSize={14}
          data-condition={hasField ? undefined : chip.id}
          aria-label={t('ui.table.removeFilter', { name: text })}
          onClick={onRemove}
          onKeyDown={onKeyDown}
        />
      )}
      {wasOpened && (
        <FloatingPanel
          id={id}
          anchor={anchor}
          isOpen={isOpen}
          onClose={onClose}
          position="bottom-start"
          // product.md 9.7: 12 px of margin to the edges of the window.
          middlewares={{ flip: { crossAxis: false }, shift: { padding: 12 } }}
          aria-label={name}
          className={classes['panel']}
        >
          {children}
        </FloatingPanel>
      )}
    </li>
  );
}
