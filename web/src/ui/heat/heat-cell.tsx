import type { ReactNode } from 'react';
import { heatOf } from './heat.ts';
import classes from './heat-cell.module.css';

/**
 * interface-rules.md G4: the number is always printed; colour only helps the eye, and the worst third has a pattern
 * too.
 */
export function HeatCell({ ratio, text }: { ratio: number; text: ReactNode }) {
  return (
    <span className={classes['cell']} data-heat={heatOf(ratio)}>
      {text}
    </span>
  );
}
