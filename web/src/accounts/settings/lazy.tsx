import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

export const AccountTab = onDemand(
  async () => (await import('./account-tab.tsx')).AccountTab,
  () => <PanelSkeleton height={560} />,
);

export const ChangeEmailDialog = dialogOnDemand(
  async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog,
);

export const ConnectionsTab = onDemand(
  async () => (await import('./connections-tab.tsx')).ConnectionsTab,
  () => <PanelSkeleton height={420} />,
);

export const SecurityTab = onDemand(
  async () => (await import('./security-tab.tsx')).SecurityTab,
  () => <PanelSkeleton height={520} />,
);
