import { onDemand } from '../platform/loading/on-demand.tsx';
import { withTexts } from '../platform/texts/catalogues.ts';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

export const ReferralTab = onDemand(
  async () => (await withTexts(['billing'], import('./referral-tab.tsx'))).ReferralTab,
  () => <PanelSkeleton height={420} />,
);

export const WalletTab = onDemand(
  async () => (await withTexts(['billing', 'payments'], import('./wallet-tab.tsx'))).WalletTab,
  () => <PanelSkeleton height={520} />,
);
