import { Paper, Text, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './message-page.module.css';

type MessagePageProps = { icon: Icon; title: string; text: ReactNode; children: ReactNode };

/** One card with what happened and where to go from here. */
export function MessagePage({ icon: Picture, title, text, children }: MessagePageProps) {
  return (
    <Paper component="section" className={classes['card']}>
      <Picture size={44} stroke={1.3} className={classes['icon'] ?? ''} aria-hidden />
      <Title order={1}>{title}</Title>
      <Text c="dimmed" className={classes['text']}>
        {text}
      </Text>
      <div className={classes['actions']}>{children}</div>
    </Paper>
  );
}
