import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes['badge']} data-tone={tone}>
      <span className={classes['dot']} aria-hidden />
      <span className={classes['text']}>{children}</span>
    </span>
  );
}
