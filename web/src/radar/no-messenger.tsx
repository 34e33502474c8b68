import { Alert, Anchor } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCabinet, useSession } from '../platform/session/session.ts';

/** Notices go to the cabinet's owner: without a messenger they cannot arrive there. */
export function NoMessenger() {
  const { t } = useTranslation();
  const { owner, isExample } = useCabinet();
  const { account } = useSession();
  const [isRead, setRead] = useState(false);
  if (owner.hasMessenger || isExample || isRead) return null;
  const isOwner = owner.id === account?.id;
  return (
    <Alert
      color="yellow"
      icon={<IconBellOff aria-hidden />}
      mb="sm"
      py="xs"
      withCloseButton
      closeButtonLabel={t('common.close')}
      onClose={() => setRead(true)}
    >
      {t(isOwner ? 'radar.noMessenger.mine' : 'radar.noMessenger.owner', { owner: owner.fullName })}{' '}
      {isOwner && (
        <Anchor component={Link} to="/pages/account-settings/connections" inherit underline="always">
          {t('radar.noMessenger.connect')}
        </Anchor>
      )}
    </Alert>
  );
}
