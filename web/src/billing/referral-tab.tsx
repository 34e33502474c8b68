import { Stack } from '@mantine/core';
import { PromoPanel } from './promo/promo-panel.tsx';
import { ReferralPanel } from './referral/referral-panel.tsx';
import { Rewards } from './referral/rewards.tsx';

export function ReferralTab() {
  return (
    <Stack gap="md">
      <PromoPanel />
      <ReferralPanel />
      <Rewards />
    </Stack>
  );
}
