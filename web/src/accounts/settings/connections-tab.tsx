import { Stack } from '@mantine/core';
import { ExtensionPanel } from './extension-panel.tsx';
import { LinksPanel } from './links/links-panel.tsx';
import { MessengerPanel } from './messenger-panel.tsx';
import { TokensPanel } from './tokens/tokens-panel.tsx';

export function ConnectionsTab() {
  return (
    <Stack gap="md">
      <MessengerPanel />
      <ExtensionPanel />
      <TokensPanel />
      <LinksPanel />
    </Stack>
  );
}
