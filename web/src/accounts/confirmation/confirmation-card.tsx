import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './confirmation-card.module.css';

type ConfirmationCardProps = { picture?: ReactNode; title: string; text?: string; children?: ReactNode };

export function ConfirmationCard({ picture, title, text, children }: ConfirmationCardProps) {
  return (
    <Paper component="section" className={classes['card']}>
      {picture}
      <div role="status">
        <Title order={1}>{title}</Title>
        {text !== undefined && (
          <Text c="dimmed" mt={4} className={classes['text'] ?? ''}>
            {text}
          </Text>
        )}
      </div>
      {children}
    </Paper>
  );
}
