import type { ReactNode } from 'react';
import classes from './stat-card.module.css';

/** Head numbers of a screen in one low line, so that the table below begins high; what has no room is moved sideways. */
export function StatStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is moved by arrows too.
    <section className={classes['strip']} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
