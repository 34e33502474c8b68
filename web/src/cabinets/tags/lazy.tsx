import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

export const AddTagDialog = dialogOnDemand(async () => (await import('./add-tag-dialog.tsx')).AddTagDialog);

export const TagsTab = onDemand(
  async () => (await import('./tags-tab.tsx')).TagsTab,
  () => <PanelSkeleton height={320} />,
);
