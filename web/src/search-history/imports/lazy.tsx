import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';

export const ImportDialog = dialogOnDemand(async () => (await import('./import-dialog.tsx')).ImportDialog);
