import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

export const InformationTab = onDemand(
  async () => (await import('./information-tab.tsx')).InformationTab,
  () => <PanelSkeleton height={480} />,
);

export const RenameDialog = dialogOnDemand(async () => (await import('./rename-dialog.tsx')).RenameDialog);
