import { Menu, Text, UnstyledButton } from '@mantine/core';
import { IconLogout, IconSettings, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../accounts/person-avatar.tsx';
import { useSignOut } from '../accounts/use-sign-out.ts';
import { useSession } from '../platform/session.ts';
import classes from './user-menu.module.css';

const LINKS = [
  { to: '/pages/account-settings', text: 'shell.settings', Picture: IconSettings },
  { to: '/pages/user-profile', text: 'shell.profile', Picture: IconUser },
] as const;

export function UserMenu() {
  const { t } = useTranslation();
  const { account } = useSession();
  const signOut = useSignOut();
  const name = account?.fullName || account?.username || account?.email || '';
  // spec 4: without the all-pages access these would be dead links.
  const links = account?.hasAllPagesAccess === false ? [] : LINKS;

  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton aria-label={t('shell.user')}>
          <PersonAvatar fullName={name} avatar={account?.avatar ?? null} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes['person']}>
          <Text fw={600} truncate>
            {name}
          </Text>
          <Text size="sm" c="dimmed" truncate>
            {account?.email}
          </Text>
        </div>
        <Menu.Divider />
        {links.map(({ to, text, Picture }) => (
          <Menu.Item key={to} component={Link} to={to} leftSection={<Picture size={17} aria-hidden />}>
            {t(text)}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconLogout size={17} aria-hidden />} onClick={() => void signOut()}>
          {t('shell.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
