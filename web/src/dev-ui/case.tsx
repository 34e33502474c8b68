import type { ReactNode } from 'react';
import classes from './dev-ui.module.css';

/** The cases that the address names by how they begin; all of them where it names none. */
const chosen = new URLSearchParams(location.search).getAll('case');

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
  if (chosen.length > 0 && !chosen.some((beginning) => name.startsWith(beginning))) return undefined;
  return (
    <section className={classes['case']} data-wide={isWide || undefined}>
      <h3 className={classes['name']} dir="ltr">
        {name}
      </h3>
      <div className={classes['stage']}>{children}</div>
    </section>
  );
}
