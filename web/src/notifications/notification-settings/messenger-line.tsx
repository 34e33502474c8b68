import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { NotificationSettings } from '@vitrina/contract/notifications/settings.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/status-badge.tsx';

/** How the messenger and the address stand, with the way to what is missing. */
export function MessengerLine({ settings }: { settings: NotificationSettings }) {
  const { t } = useTranslation();
  const { state, username } = settings.messenger;
  return (
    <Group gap="sm" role="status">
      <StatusBadge tone={state === 'connected' ? 'success' : 'warning'}>
        {t(`notificationSettings.messenger.${state}`, { username })}
      </StatusBadge>
      {(state === 'notConnected' || state === 'blocked') && (
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link to="/pages/account-settings/$tab" params={{ tab: 'connections' }} {...props} />
          )}
        >
          {state === 'blocked'
            ? t('notificationSettings.messenger.unblock')
            : t('notificationSettings.messenger.connect')}
        </Anchor>
      )}
      {!settings.isEmailVerified && (
        <Text size="sm">
          {t('notificationSettings.unverified')}{' '}
          <Anchor
            size="sm"
            underline="always"
            renderRoot={(props) => (
              <Link to="/pages/account-settings/$tab" params={{ tab: 'account' }} {...props} />
            )}
          >
            {t('notificationSettings.verify')}
          </Anchor>
        </Text>
      )}
    </Group>
  );
}
