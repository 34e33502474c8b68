import { Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './panel.module.css';

type PanelProps = {
  title?: string;
  description?: string;
  actions?: ReactNode;
  children: ReactNode;
  /** For tables and matrices, which bring their own inner edges. */
  isFlush?: boolean;
};

/** The surface that everything on a page sits on. */
export function Panel({ title, description, actions, children, isFlush = false }: PanelProps) {
  const hasHead = title !== undefined || actions !== undefined;
  return (
    <Paper
      component="section"
      className={classes['panel']}
      {...(title === undefined ? {} : { 'aria-label': title })}
    >
      {hasHead && (
        <Group className={classes['head']} justify="space-between" gap="sm">
          <div>
            {title !== undefined && (
              <Text component="h2" fw={600} size="md">
                {title}
              </Text>
            )}
            {description !== undefined && (
              <Text size="sm" c="dimmed">
                {description}
              </Text>
            )}
          </div>
          {actions}
        </Group>
      )}
      <div className={classes[isFlush ? 'flush' : 'body']}>{children}</div>
    </Paper>
  );
}
