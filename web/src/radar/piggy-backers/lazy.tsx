import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import { TabSkeleton } from './tab-skeleton.tsx';

export const PiggyBackersTab = onDemand(
  async () => (await import('./piggy-backers-tab.tsx')).PiggyBackersTab,
  () => <TabSkeleton />,
);

export const EvidenceDialog = dialogOnDemand(
  async () => (await import('./evidence-dialog.tsx')).EvidenceDialog,
);
