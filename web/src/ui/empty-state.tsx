import { Text } from '@mantine/core';
import { type Icon, IconInbox } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

export type EmptyStateProps = { icon?: Icon; title: string; text?: string; action?: ReactNode };

/** Nothing to show: what that means and the one thing to do about it. */
export function EmptyState({ icon: Picture = IconInbox, title, text, action }: EmptyStateProps) {
  return (
    <div className={classes['state']}>
      <span className={classes['icon']} aria-hidden>
        <Picture size={26} stroke={1.5} />
      </span>
      <Text fw={600}>{title}</Text>
      {text !== undefined && (
        <Text size="sm" c="dimmed" className={classes['text']}>
          {text}
        </Text>
      )}
      {action !== undefined && <div className={classes['action']}>{action}</div>}
    </div>
  );
}
