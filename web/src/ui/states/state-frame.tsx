import { Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './state-frame.module.css';

type StateFrameProps = {
  icon: Icon;
  tone?: 'accent' | 'danger' | 'warning';
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  role?: 'alert' | 'status';
};

/**
 * interface-rules.md G12: what stands in a block instead of its content. Every state has the same shape and differs by
 * words.
 */
export function StateFrame({ icon: Picture, tone = 'accent', title, text, action, role }: StateFrameProps) {
  return (
    <div className={classes['state']} role={role}>
      <span className={classes['icon']} data-tone={tone} aria-hidden>
        <Picture size={26} stroke={1.5} />
      </span>
      <Text fw={600} className={classes['title'] ?? ''}>
        {title}
      </Text>
      {text !== undefined && (
        <Text size="sm" c="dimmed" component="div" className={classes['text'] ?? ''}>
          {text}
        </Text>
      )}
      {action !== undefined && <div className={classes['action']}>{action}</div>}
    </div>
  );
}
