import { Button, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { readAccessToken } from '../platform/access-token.ts';
import { machineNow } from '../platform/clock.ts';
import { showProblem } from '../platform/notify.ts';
import { safeRedirect } from '../platform/safe-redirect.ts';
import { refreshCabinets } from '../platform/session.ts';
import { startSession } from '../platform/start-session.ts';
import { isTokenValid } from '../platform/token.ts';
import { MessagePage } from './message-page.tsx';
import { MissingRightText } from './missing-right-text.tsx';

/** Public: whoever is not signed in is offered to. */
export function NotAuthorizedPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const navigate = useNavigate();
  const asked = useSearch({ strict: false });
  const from = safeRedirect(asked.from);
  const isSignedIn = isTokenValid(readAccessToken(), machineNow());
  const [, , route] = router.getMatchedRoutes(from?.replace(/[?#].*$/, '') ?? '');
  const screen = route?.options.staticData?.screen;

  // The guard lets everybody in here, so nobody has loaded who this is.
  useEffect(() => {
    if (isSignedIn) void startSession();
  }, [isSignedIn]);

  async function tryAgain(): Promise<void> {
    await refreshCabinets().catch(showProblem);
    await navigate({ href: from ?? '/' });
  }

  return (
    <MessagePage
      icon={IconLock}
      title={t('shell.notAuthorized.title')}
      text={
        asked.cabinet !== undefined
          ? t('shell.notAuthorized.cabinet', { cabinet: asked.cabinet })
          : screen === undefined
            ? t('shell.notAuthorized.text')
            : t('shell.notAuthorized.asked', { screen: t(screen.title) })
      }
    >
      {isSignedIn && asked.cabinet !== undefined ? (
        <Text size="sm" w="100%">
          {t('shell.notAuthorized.askInvite')}
        </Text>
      ) : isSignedIn ? (
        <MissingRightText screen={screen} />
      ) : (
        <Text size="sm" w="100%">
          {t('shell.notAuthorized.signIn')}
        </Text>
      )}
      <Button component={Link} to="/">
        {t('common.home')}
      </Button>
      {isSignedIn && (
        <Button variant="default" onClick={() => void tryAgain()}>
          {t('shell.notAuthorized.again')}
        </Button>
      )}
      <Button
        variant="default"
        renderRoot={(props) =>
          isSignedIn ? (
            <Link to="/cabinets" {...props} />
          ) : (
            <Link to="/login" search={from === undefined ? {} : { redirect: from }} {...props} />
          )
        }
      >
        {t(isSignedIn ? 'shell.notAuthorized.switch' : 'login.submit')}
      </Button>
    </MessagePage>
  );
}
