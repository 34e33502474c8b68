import { Anchor, Title } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isShared } from '../platform/token/shared-secret.ts';
import classes from './page-header.module.css';

type PageHeaderProps = {
  title: ReactNode;
  /**
   * The whole of a title that others wrote, as long as they liked; null while it is unknown. Its room is the same before
   * and after: one line, two on narrow screens, the rest one hover away.
   */
  whole?: string | null;
  /** The state of what the page is about. */
  badge?: ReactNode;
  freshness?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string; search?: Readonly<Record<string, string>> };
};

export function PageHeader({ title, whole, badge, freshness, actions, back }: PageHeaderProps) {
  return (
    <header className={classes['header']}>
      <div className={classes['title']}>
        {back !== undefined && (
          <div className={classes['above']}>
            <Anchor
              size="sm"
              className={classes['back'] ?? ''}
              renderRoot={(props) => <Link to={back.to} search={back.search ?? {}} {...props} />}
            >
              <IconChevronLeft size={16} className={classes['chevron']} aria-hidden />
              {back.label}
            </Anchor>
            {badge}
          </div>
        )}
        <div className={classes['name']}>
          <Title
            order={1}
            className={classes['heading'] ?? ''}
            data-cut={whole !== undefined || undefined}
            title={whole ?? undefined}
          >
            {title}
          </Title>
          {back === undefined && badge}
        </div>
      </div>
      {actions !== undefined && actions !== false && !isShared() && (
        <div className={classes['actions']}>{actions}</div>
      )}
      {freshness !== undefined && <div className={classes['freshness']}>{freshness}</div>}
    </header>
  );
}
