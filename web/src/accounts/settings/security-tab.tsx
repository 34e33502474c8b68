import { Stack } from '@mantine/core';
import type { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export function SecurityTab({ account }: { account: AccountInfo }) {
  return (
    <Stack gap="md">
      <PasswordPanel account={account} />
      <SessionsPanel />
    </Stack>
  );
}
