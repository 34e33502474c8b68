import type { ReactNode } from 'react';
import classes from './dev-ui.module.css';

/** One state of a part under its name. */
export function Case({
  name,
  isWide = false,
  children,
}: {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={classes['case']} data-wide={isWide || undefined}>
      <h3 className={classes['name']} dir="ltr">
        {name}
      </h3>
      <div className={classes['stage']}>{children}</div>
    </section>
  );
}
