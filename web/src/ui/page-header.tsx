import { Anchor, Group, Title } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

type PageHeaderProps = {
  title: ReactNode;
  freshness?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
};

export function PageHeader({ title, freshness, actions, back }: PageHeaderProps) {
  return (
    <header className={classes['header']}>
      <div className={classes['text']}>
        {back !== undefined && (
          <Anchor component={Link} to={back.to} size="sm" className={classes['back']}>
            <IconChevronLeft size={16} className={classes['chevron']} aria-hidden />
            {back.label}
          </Anchor>
        )}
        <Title order={1}>{title}</Title>
        {freshness}
      </div>
      {actions !== undefined && <Group gap="xs">{actions}</Group>}
    </header>
  );
}
