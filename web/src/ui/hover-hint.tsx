import { type ReactNode, Suspense, useRef } from 'react';
import { Tip } from './floating/lazy.tsx';
import classes from './hover-hint.module.css';

/**
 * The tooltip of something that stands on a page by the hundred: only the one that is pointed at has one. Goes inside
 * what is pointed at, whose position is relative.
 */
export function HoverHint({ label, delay = 0 }: { label: ReactNode; delay?: number }) {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={anchor} className={classes['anchor']} aria-hidden />
      <Suspense>
        <Tip anchor={anchor} label={label} isOpen delay={delay} />
      </Suspense>
    </>
  );
}
