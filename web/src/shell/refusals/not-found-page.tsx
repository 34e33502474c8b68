import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';
import { menuSections } from '../menu-entries.ts';
import { nearestPaths } from '../nearest-paths.ts';
import { MessagePage } from './message-page.tsx';

const MOST = 3;

export function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { routesById } = useRouter();
  const session = useSession();
  const entries = menuSections(Object.values(routesById), session).flatMap((section) => section.entries);
  const nearest = nearestPaths(
    pathname,
    entries.map(({ path }) => path),
    MOST,
  );
  return (
    <MessagePage
      icon={IconMapSearch}
      title={t('shell.notFound.title')}
      text={t('shell.notFound.text', { path: pathname })}
    >
      {nearest.length > 0 && (
        <Stack gap={4} w="100%" component="nav" aria-label={t('shell.notFound.nearest')} mb="xs">
          <Text size="sm">{t('shell.notFound.nearest')}</Text>
          {entries
            .filter(({ path }) => nearest.includes(path))
            .map(({ path, title }) => (
              <Anchor key={path} component={Link} to={path} size="sm">
                {t(title)}
              </Anchor>
            ))}
        </Stack>
      )}
      <Button component={Link} to="/">
        {t('common.home')}
      </Button>
    </MessagePage>
  );
}
