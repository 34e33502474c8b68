import { Button } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MessagePage } from './message-page.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <MessagePage
      icon={IconMapSearch}
      title={t('shell.notFound.title')}
      text={t('shell.notFound.text', { path: pathname })}
    >
      <Button component={Link} to="/statistics">
        {t('common.home')}
      </Button>
    </MessagePage>
  );
}
