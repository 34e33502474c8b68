import { Button, Code } from '@mantine/core';
import { IconCloudOff, IconMoodSad } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../platform/api/problem-text.ts';
import type { Problem } from '../../platform/problem.ts';
import { StateFrame } from './state-frame.tsx';
import { isAway, mayHelpToRetry } from './state-of.ts';

type ErrorStateProps = { problem: Problem; onRetry?: (() => unknown) | undefined };

/** What happened in words, the code for support, and another try where one may help. */
export function ErrorState({ problem, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <StateFrame
      icon={isAway(problem) ? IconCloudOff : IconMoodSad}
      tone="danger"
      role="alert"
      title={problemText(t, problem)}
      text={
        <span>
          {t('ui.error.code')} <Code dir="ltr">{problem.key}</Code>
        </span>
      }
      action={
        mayHelpToRetry(problem) && onRetry !== undefined ? (
          <Button variant="default" onClick={() => onRetry()}>
            {t('common.retry')}
          </Button>
        ) : undefined
      }
    />
  );
}
