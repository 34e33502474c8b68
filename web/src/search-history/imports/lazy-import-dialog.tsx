import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const ImportDialog = dialogOnDemand(async () => (await import('./import-dialog.tsx')).ImportDialog);
