import { dialogOnDemand } from '../platform/dialog-on-demand.tsx';

export const ViewDialog = dialogOnDemand(async () => (await import('./view-dialog.tsx')).ViewDialog);
