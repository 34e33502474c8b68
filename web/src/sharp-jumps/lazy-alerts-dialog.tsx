import { dialogOnDemand } from '../platform/dialog-on-demand.tsx';

export const AlertsDialog = dialogOnDemand(async () => (await import('./alerts-dialog.tsx')).AlertsDialog);
