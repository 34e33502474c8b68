import { Center, Loader, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../accounts/person-avatar.tsx';
import { useSession } from '../../platform/session/session.ts';
import { MenuButton } from '../../ui/floating/menu-button.tsx';
import { useShellParts } from '../shell-parts.ts';

/** What is in it, and what is asked of the server for it (points, tariff), comes when it is opened. */
export function UserMenu({ onAppearance }: { onAppearance?: () => void }) {
  const { t } = useTranslation();
  const { account } = useSession();
  const { UserMenuItems } = useShellParts();
  if (account === null) return null;
  const name = account.fullName || account.username || account.email;
  return (
    <MenuButton
      position="bottom-end"
      width={312}
      button={
        <UnstyledButton>
          {/* The letters of a name are no name. */}
          <span aria-hidden>
            <PersonAvatar fullName={name} avatar={account.avatar} />
          </span>
          <VisuallyHidden>{t('shell.user')}</VisuallyHidden>
        </UnstyledButton>
      }
    >
      {() => (
        <Suspense
          fallback={
            <Center h={200}>
              <Loader aria-label={t('common.loading')} />
            </Center>
          }
        >
          <UserMenuItems {...(onAppearance === undefined ? {} : { onAppearance })} />
        </Suspense>
      )}
    </MenuButton>
  );
}
