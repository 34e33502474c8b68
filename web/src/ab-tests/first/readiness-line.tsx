import { Button, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../platform/api/problem-text.ts';
import { Problem } from '../../platform/problem.ts';
import classes from './first.module.css';
import type { CheckState } from './readiness.ts';

const PICTURES = { ready: IconCircleCheck, missing: IconAlertCircle, unknown: IconHelpCircle } as const;

type ReadinessLineProps = { title: string } & (
  | { state: CheckState; text: string; children?: ReactNode }
  | { state?: never; error: Error | null; onRetry: () => void }
);

/** One need: whether it is met, in words, and the way to meet it. */
export function ReadinessLine(props: ReadinessLineProps) {
  const { t } = useTranslation();
  if (props.state !== undefined) {
    const Picture = PICTURES[props.state];
    return (
      <li className={classes['check']}>
        <Picture
          size={22}
          stroke={1.6}
          data-state={props.state}
          className={classes['mark'] ?? ''}
          aria-hidden
        />
        <div className={classes['what']}>
          <Text fw={500}>{props.title}</Text>
          <Text size="sm" c="dimmed">
            <VisuallyHidden>{t(`abTests.readiness.states.${props.state}`)}: </VisuallyHidden>
            {props.text}
          </Text>
        </div>
        <div className={classes['fix']}>{props.children}</div>
      </li>
    );
  }
  const { title, error, onRetry } = props;
  const problem = error instanceof Problem ? error : new Problem('server.unknown', {}, 0);
  return (
    <li className={classes['check']}>
      <Skeleton circle height={22} animate={error === null} />
      <div className={classes['what']}>
        <Text fw={500}>{title}</Text>
        {error === null ? (
          <Skeleton height={12} width="60%" my={4} />
        ) : (
          <Text size="sm">{problemText(t, problem)}</Text>
        )}
      </div>
      {error !== null && (
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </li>
  );
}
