import type { ReactNode } from 'react';

type SidewaysGroupProps = { label: string; className: string | undefined; children: ReactNode };

/** What stands in one line and is moved sideways where it has no room: by arrows too, in every browser. */
export function SidewaysGroup({ label, className, children }: SidewaysGroupProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser gives what scrolls the focus by itself.
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
