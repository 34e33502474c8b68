import { Anchor, Title } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

type PageHeaderProps = {
  title: ReactNode;
  /** The state of what the page is about, beside its name. */
  badge?: ReactNode;
  freshness?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
};

export function PageHeader({ title, badge, freshness, actions, back }: PageHeaderProps) {
  return (
    <header className={classes['header']}>
      <div className={classes['title']}>
        {back !== undefined && (
          <Anchor component={Link} to={back.to} size="sm" className={classes['back'] ?? ''}>
            <IconChevronLeft size={16} className={classes['chevron']} aria-hidden />
            {back.label}
          </Anchor>
        )}
        <div className={classes['name']}>
          <Title order={1} className={classes['heading'] ?? ''}>
            {title}
          </Title>
          {badge}
        </div>
      </div>
      {actions !== undefined && actions !== false && <div className={classes['actions']}>{actions}</div>}
      {freshness !== undefined && <div className={classes['freshness']}>{freshness}</div>}
    </header>
  );
}
