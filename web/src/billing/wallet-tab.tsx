import { Stack } from '@mantine/core';
import { TopUps } from './payments/top-ups.tsx';
import { Balance, Outlook } from './wallet/balance.tsx';
import { Operations } from './wallet/operations.tsx';

export function WalletTab() {
  return (
    <Stack gap="md">
      <Balance />
      <Outlook />
      <TopUps />
      <Operations />
    </Stack>
  );
}
