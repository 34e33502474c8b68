import { dialogOnDemand } from '../platform/dialog-on-demand.tsx';

export const ConfirmDialog = dialogOnDemand(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);
