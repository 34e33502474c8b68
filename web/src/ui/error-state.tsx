import { Button, Code, Text } from '@mantine/core';
import { IconCloudOff, IconKeyOff, IconLock, IconMoodSad } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../platform/problem.ts';
import { problemText } from '../platform/problem-text.ts';
import classes from './empty-state.module.css';

type ErrorStateProps = { error: unknown; onRetry?: () => unknown };

/** G12: what happened in words, the code for support, and another try where one may help. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  const problem = error instanceof Problem ? error : new Problem('server.unknown', {}, 0);
  const { Icon, tone, mayHelpToRetry } = faceOf(problem);
  return (
    <div className={classes['state']} role="alert">
      <span className={classes['icon']} data-tone={tone} aria-hidden>
        <Icon size={26} stroke={1.5} />
      </span>
      <Text fw={600}>{problemText(t, problem)}</Text>
      <Text size="sm" c="dimmed" className={classes['text']}>
        {t('ui.error.code')} <Code dir="ltr">{problem.key}</Code>
      </Text>
      {mayHelpToRetry && onRetry !== undefined && (
        <div className={classes['action']}>
          <Button variant="default" onClick={() => onRetry()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

function faceOf({ key }: Problem) {
  switch (key) {
    case 'cabinet.insufficientRights':
    case 'plan.unavailable':
      return { Icon: IconLock, tone: 'warning', mayHelpToRetry: false };
    case 'cabinet.invalidKey':
      return { Icon: IconKeyOff, tone: 'warning', mayHelpToRetry: false };
    case 'server.unavailable':
    case 'external.serverError':
      return { Icon: IconCloudOff, tone: 'danger', mayHelpToRetry: true };
    default:
      return { Icon: IconMoodSad, tone: 'danger', mayHelpToRetry: true };
  }
}
