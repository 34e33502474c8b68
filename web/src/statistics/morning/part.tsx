import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import classes from './morning.module.css';

type PartProps = {
  title: string;
  description: string;
  /** As many as it has room for. */
  rows: 3 | 4;
  isLoading: boolean;
  error: unknown;
  onRetry: () => unknown;
  /** Under its rows, where room is kept for it. */
  foot?: ReactNode;
  children: ReactNode;
};

/** One of the three questions of the morning: as high while it is waited for as with its answer. */
export function Part(props: PartProps) {
  const { title, description, rows, isLoading, error, onRetry, foot, children } = props;
  return (
    <Panel title={title} description={description}>
      <div className={classes['body']} data-rows={rows}>
        {error !== null && error !== undefined ? (
          <ProblemState error={error} onRetry={onRetry} />
        ) : isLoading ? (
          Array.from({ length: rows }, (_, index) => (
            <div key={index} className={classes['row']}>
              <Skeleton height={16} width="60%" mb={8} />
              <Skeleton height={12} width="85%" />
            </div>
          ))
        ) : (
          children
        )}
        {foot}
      </div>
    </Panel>
  );
}

/** Why a part has no rows: an answer as well. */
export function NoRows({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <Text size="sm" c="dimmed" component="div">
      {text} {action}
    </Text>
  );
}
