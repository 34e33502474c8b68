import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../platform/session.ts';
import { MessagePage } from './message-page.tsx';

/** Public: whoever is not signed in is offered to. */
export function NotAuthorizedPage() {
  const { t } = useTranslation();
  const { account } = useSession();
  return (
    <MessagePage icon={IconLock} title={t('shell.notAuthorized.title')} text={t('shell.notAuthorized.text')}>
      <Button component={Link} to="/statistics">
        {t('common.home')}
      </Button>
      <Button component={Link} variant="default" to={account === null ? '/login' : '/cabinets'}>
        {t(account === null ? 'login.submit' : 'shell.notAuthorized.switch')}
      </Button>
    </MessagePage>
  );
}
