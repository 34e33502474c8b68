import { Stack } from '@mantine/core';
import { PromoPanel } from './promo-panel.tsx';
import { ReferralPanel } from './referral-panel.tsx';

export function ReferralTab() {
  return (
    <Stack gap="md">
      <ReferralPanel />
      <PromoPanel />
    </Stack>
  );
}
