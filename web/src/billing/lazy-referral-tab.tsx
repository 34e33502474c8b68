import { onDemand } from '../platform/on-demand.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';

const HEIGHT_PX = 420;

export const ReferralTab = onDemand(
  async () => (await import('./referral-tab.tsx')).ReferralTab,
  () => <PanelSkeleton height={HEIGHT_PX} />,
);
