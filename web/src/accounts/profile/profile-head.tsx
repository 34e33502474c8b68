import { Group, Stack, Text } from '@mantine/core';
import { IconBrandTelegram } from '@tabler/icons-react';
import type { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { PersonAvatar } from '../person-avatar.tsx';

export function ProfileHead({ account }: { account: AccountInfo }) {
  const { t } = useTranslation();
  const { fullName, username, email, isEmailVerified, avatar, messenger } = account;
  return (
    <Panel>
      <Group gap="lg" align="center">
        <PersonAvatar fullName={fullName} avatar={avatar} size={88} />
        <Stack gap={6} flex="1 1 180px" style={{ overflowWrap: 'anywhere' }}>
          <Text component="h2" fz="xl" fw={600}>
            {fullName}
          </Text>
          <Text size="sm" c="dimmed">
            <bdi>@{username}</bdi>
          </Text>
          <Group gap="sm">
            <Text dir="ltr">{email}</Text>
            <StatusBadge tone={isEmailVerified ? 'success' : 'warning'}>
              {t(isEmailVerified ? 'account.email.verified' : 'account.email.unverified')}
            </StatusBadge>
          </Group>
          {messenger !== null && (
            <Group gap={6}>
              <IconBrandTelegram size={17} aria-hidden />
              <Text size="sm" dir="ltr">
                @{messenger.username}
              </Text>
            </Group>
          )}
        </Stack>
      </Group>
    </Panel>
  );
}
