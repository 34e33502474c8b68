import { dialogOnDemand } from '../platform/loading/dialog-on-demand.tsx';

export const AlertsDialog = dialogOnDemand(async () => (await import('./alerts-dialog.tsx')).AlertsDialog);
