import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconLogout } from '@tabler/icons-react';
import { logout } from '@vitrina/contract/accounts.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/call.ts';
import { resetSession } from '../platform/reset-session.ts';
import { useSession } from '../platform/session.ts';

export function UserMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { account } = useSession();
  const name = account?.fullName || account?.username || account?.email || '';

  async function signOut(): Promise<void> {
    // Signing out here must work even when the server cannot be told.
    await call(logout, {}).catch((error: unknown) =>
      console.error('The server did not hear the sign-out.', error),
    );
    resetSession();
    queries.clear();
    await navigate({ to: '/login' });
  }

  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton aria-label={t('shell.user')}>
          <Avatar name={name} color="primary" variant="light" size={34} radius="xl" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div style={{ padding: '8px 12px' }}>
          <Text fw={600} truncate>
            {name}
          </Text>
          <Text size="sm" c="dimmed" truncate>
            {account?.email}
          </Text>
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={17} aria-hidden />} onClick={() => void signOut()}>
          {t('shell.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
