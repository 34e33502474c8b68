import { Button, Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CabinetRoles } from './cabinet-roles.tsx';
import { ProfileHead } from './profile-head.tsx';

/** The one tab of the address, `profile`, is the whole page. */
export function UserProfilePage() {
  const { t } = useTranslation();
  const { account, cabinets } = useSession();
  if (account === null) return null;
  const edit = (
    <Button
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden />}
      renderRoot={(props) => (
        <Link to="/pages/account-settings/$tab" params={{ tab: 'account' }} {...props} />
      )}
    >
      {t('profile.edit')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('screens.userProfile')} actions={edit} />
      <Stack gap="md">
        <ProfileHead account={account} />
        <Panel title={t('profile.roles.title')} description={t('profile.roles.text')} isFlush>
          <CabinetRoles cabinets={cabinets} />
        </Panel>
      </Stack>
    </>
  );
}
