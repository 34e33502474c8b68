import { Group, Stack } from '@mantine/core';
import { TopUps } from './payments/top-ups.tsx';
import { Balance } from './wallet/balance.tsx';
import { Operations } from './wallet/operations.tsx';
import { Reminder } from './wallet/reminder.tsx';

export function WalletTab() {
  return (
    <Stack gap="xs">
      <Balance />
      <Group justify="space-between" align="flex-start" gap="sm" mih={36}>
        <TopUps />
        <Reminder />
      </Group>
      <Operations />
    </Stack>
  );
}
