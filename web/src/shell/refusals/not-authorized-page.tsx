import { Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { machineNow } from '../../platform/clock.ts';
import { safeRedirect } from '../../platform/session/safe-redirect.ts';
import { useSession } from '../../platform/session/session.ts';
import { startSession } from '../../platform/session/start-session.ts';
import { isAbleTo } from '../../platform/token/ability.ts';
import { readAccessToken } from '../../platform/token/access-token.ts';
import { isTokenValid } from '../../platform/token/token.ts';
import { rolesWith } from '../../ui/states/roles-with.ts';
import { rightOf } from '../missing-right.ts';
import type { ScreenData } from '../screen-data.ts';
import { MessagePage } from './message-page.tsx';
import { NotAuthorizedWays } from './not-authorized-ways.tsx';
import { type Refused, whoIsRefused } from './who-is-refused.ts';

/** Which permission is missing in the selected cabinet, and who can give it. */
function MissingRightText({ screen }: { screen: ScreenData | undefined }) {
  const { t } = useTranslation();
  const { cabinet, ability, account } = useSession();
  const right = rightOf(screen);
  if (right === undefined || cabinet === null) return null;
  const roles = rolesWith(right);
  const isOwner = cabinet.owner.id === account?.id;
  return (
    <Stack gap={2} w="100%" mb="xs">
      {isAbleTo(ability, right) ? (
        <Text size="sm">{t('shell.notAuthorized.retry')}</Text>
      ) : (
        <>
          <Text size="sm">{t('shell.notAuthorized.missing', { right: t(`rights.${right}`) })}</Text>
          {roles.length > 0 && (
            <Text size="sm">
              {t('shell.notAuthorized.roles', { roles: roles.map((role) => t(`roles.${role}`)).join(', ') })}
            </Text>
          )}
          {!isOwner && (
            <Text size="sm">
              {t('shell.notAuthorized.owner', { cabinet: cabinet.name, owner: cabinet.owner.fullName })}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}

/** Public: whoever is not signed in is offered to. */
export function NotAuthorizedPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const search = useSearch({ strict: false });
  const from = safeRedirect(search.from);
  const isSignedIn = isTokenValid(readAccessToken(), machineNow());
  const session = useSession();
  const refused = whoIsRefused(isSignedIn, session);
  const [, , route] = router.getMatchedRoutes(from?.replace(/[?#].*$/, '') ?? '');
  const screen = route?.options.staticData?.screen;
  const right = rightOf(screen);
  const isOpenNow = refused === 'member' && right !== undefined && isAbleTo(session.ability, right);

  // The guard lets everybody in here, so nobody has loaded who this is.
  useEffect(() => {
    if (isSignedIn) void startSession();
  }, [isSignedIn]);

  return (
    <MessagePage
      icon={IconLock}
      title={t('shell.notAuthorized.title')}
      text={
        search.cabinet !== undefined
          ? t('shell.notAuthorized.cabinet', { cabinet: search.cabinet })
          : screen !== undefined
            ? t('shell.notAuthorized.asked', { screen: t(screen.title) })
            : refused === 'newcomer'
              ? t('shell.notAuthorized.noCabinet')
              : t('shell.notAuthorized.text')
      }
    >
      <Advice refused={refused} isOfCabinet={search.cabinet !== undefined} screen={screen} />
      <NotAuthorizedWays refused={refused} from={from} isOpenNow={isOpenNow} />
    </MessagePage>
  );
}

type AdviceProps = { refused: Refused; isOfCabinet: boolean; screen: ScreenData | undefined };

/** What to do about it, in words. */
function Advice({ refused, isOfCabinet, screen }: AdviceProps) {
  const { t } = useTranslation();
  if (refused === 'member' && !isOfCabinet) return <MissingRightText screen={screen} />;
  return (
    <Text size="sm" w="100%" mb="xs">
      {refused === 'guest'
        ? t('shell.notAuthorized.signIn')
        : isOfCabinet
          ? t('shell.notAuthorized.askInvite')
          : t('shell.notAuthorized.getCabinet')}
    </Text>
  );
}
