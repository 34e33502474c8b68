import { Stack } from '@mantine/core';
import type { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import { AvatarPanel } from './avatar-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { ProfileForm } from './profile-form.tsx';

export function AccountTab({ account }: { account: AccountInfo }) {
  return (
    <Stack gap="md">
      <AvatarPanel account={account} />
      <ProfileForm account={account} />
      <EmailPanel account={account} />
    </Stack>
  );
}
