import { Button } from '@mantine/core';
import { IconRefreshAlert } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MessagePage } from './message-page.tsx';
import { OutlineOver } from './outline-over.ts';

/** A screen that could not be fetched or drawn: usually a new release replaced its files. */
export function FailedPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  useEffect(() => console.error(error), [error]);
  return (
    <MessagePage icon={IconRefreshAlert} title={t('shell.failed.title')} text={t('shell.failed.text')}>
      <Button onClick={() => window.location.reload()}>{t('shell.failed.reload')}</Button>
      <OutlineOver />
    </MessagePage>
  );
}
