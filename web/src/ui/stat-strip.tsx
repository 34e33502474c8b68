import type { ReactNode } from 'react';
import { SidewaysGroup } from './sideways-group.tsx';
import classes from './stat-card.module.css';

/** Head numbers of a screen in one low line, so that the table below begins high; what has no room is moved sideways. */
export function StatStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <SidewaysGroup className={classes['strip']} label={label}>
      {children}
    </SidewaysGroup>
  );
}
