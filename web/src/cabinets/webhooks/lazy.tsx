import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

export const WebhookDialog = dialogOnDemand(async () => (await import('./webhook-dialog.tsx')).WebhookDialog);

export const RenewDialog = dialogOnDemand(async () => (await import('./renew-dialog.tsx')).RenewDialog);

export const WebhooksTab = onDemand(
  async () => (await withTexts(['webhooks'], import('./webhooks-tab.tsx'))).WebhooksTab,
  () => <PanelSkeleton height={320} />,
);
