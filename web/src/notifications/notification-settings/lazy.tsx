import { onDemand } from '../../platform/loading/on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

export const NotificationsTab = onDemand(
  async () =>
    (await withTexts(['notification-settings', 'dialogs'], import('./notifications-tab.tsx')))
      .NotificationsTab,
  () => <PanelSkeleton height={720} />,
);
