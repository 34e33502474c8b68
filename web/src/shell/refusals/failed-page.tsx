import { Button } from '@mantine/core';
import { IconRefreshAlert } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PartMissing } from '../../platform/api/fetch-part.ts';
import { reportCaught } from '../../platform/error-reports/report-caught.ts';
import { useMissingPart } from '../../platform/loading/use-missing-part.ts';
import { OutlineOver } from '../layout/outline-over.ts';
import { MessagePage } from './message-page.tsx';

/** A screen that could not be fetched or drawn. */
export function FailedPage({ error, reset }: { error: unknown; reset: () => void }) {
  const { t } = useTranslation();
  useEffect(() => {
    console.error(error);
    reportCaught(error);
  }, [error]);
  if (error instanceof PartMissing) return <MissingPage error={error} onRetry={reset} />;
  return (
    <MessagePage icon={IconRefreshAlert} title={t('shell.failed.title')} text={t('shell.failed.text')}>
      <Button onClick={() => window.location.reload()}>{t('shell.failed.reload')}</Button>
      <OutlineOver />
    </MessagePage>
  );
}

/** Nothing of it has been drawn yet: the address is its own already, so either way out leads there. */
function MissingPage({ error, onRetry }: { error: PartMissing; onRetry: () => void }) {
  const { t } = useTranslation();
  const { isAsking, text, button, act } = useMissingPart(error, onRetry);
  return (
    <MessagePage
      icon={IconRefreshAlert}
      title={t('shell.failed.title')}
      text={text === undefined ? t('common.loading') : t(text)}
    >
      <Button loading={isAsking} onClick={act}>
        {t(button)}
      </Button>
      <OutlineOver />
    </MessagePage>
  );
}
