import { Button, Group } from '@mantine/core';
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import classes from './toast-action.module.css';
import { onUndoKey } from './undo-key.ts';

type ToastActionProps = {
  message: string;
  label: string;
  run: () => void;
  /** Ctrl+Z does it too. */
  isUndo?: boolean;
  close: () => void;
};

const KEYS = /Mac|iPhone|iPad/u.test(navigator.platform) ? '⌘Z' : 'Ctrl+Z';

const UNDO_KEYS = {
  'aria-keyshortcuts': 'Control+Z Meta+Z',
  rightSection: (
    <kbd className={classes['keys']} dir="ltr">
      {KEYS}
    </kbd>
  ),
};

/** What a toast says, and what may be done about it. */
export function ToastAction({ message, label, run, isUndo = false, close }: ToastActionProps) {
  const cameFrom = useRef<HTMLElement>(null);
  const undo = useEffectEvent(() => {
    run();
    close();
  });
  useEffect(() => (isUndo ? onUndoKey(() => undo()) : undefined), [isUndo]);

  function remember({ relatedTarget }: FocusEvent): void {
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <span>{message}</span>
      <Button
        size="compact-sm"
        variant="light"
        flex="none"
        {...(isUndo ? UNDO_KEYS : {})}
        onFocus={remember}
        onClick={() => {
          run();
          close();
          // The button goes, and the focus with it.
          cameFrom.current?.focus();
        }}
      >
        {label}
      </Button>
    </Group>
  );
}
