import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './guest-card.module.css';

type GuestCardProps = {
  title: string;
  text?: ReactNode;
  children: ReactNode;
  /** Where else to go, under the form. */
  foot?: ReactNode;
  isWide?: boolean;
};

/** The card of screens for those who are not signed in. */
export function GuestCard({ title, text, children, foot, isWide = false }: GuestCardProps) {
  return (
    <Paper component="section" className={`${classes['card']} ${isWide ? classes['wide'] : ''}`}>
      <Title order={1}>{title}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {text}
      </Text>
      {children}
      {foot !== undefined && (
        <Text size="sm" className={classes['foot'] ?? ''}>
          {foot}
        </Text>
      )}
    </Paper>
  );
}
