import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import classes from './line-chart.module.css';

type AddNoteButtonProps = { left: number; label: string; onClick: () => void };

/**
 * interface-rules.md G19: above the chosen point when nothing is written about it yet. The keyboard has Enter for it.
 */
export function AddNoteButton({ left, label, onClick }: AddNoteButtonProps) {
  return (
    <Tooltip label={label}>
      <UnstyledButton
        className={classes['plus']}
        style={{ left }}
        aria-label={label}
        tabIndex={-1}
        onClick={onClick}
      >
        <IconPlus size={14} aria-hidden />
      </UnstyledButton>
    </Tooltip>
  );
}
