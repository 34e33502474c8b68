import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './hover-hint.module.css';

/**
 * The tooltip of something that stands on a page by the hundred: only the one that is pointed at has one. Goes inside
 * what is pointed at, whose position is relative.
 */
export function HoverHint({ label, delay = 0 }: { label: ReactNode; delay?: number }) {
  return (
    <Tooltip label={label} opened transitionProps={{ enterDelay: delay }}>
      <span className={classes['anchor']} aria-hidden />
    </Tooltip>
  );
}
