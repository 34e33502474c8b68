import { Stack } from '@mantine/core';
import { ExtensionPanel } from './extension-panel.tsx';
import { MessengerPanel } from './messenger-panel.tsx';

export function ConnectionsTab() {
  return (
    <Stack gap="md">
      <MessengerPanel />
      <ExtensionPanel />
    </Stack>
  );
}
