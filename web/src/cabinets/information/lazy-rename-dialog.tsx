import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const RenameDialog = dialogOnDemand(async () => (await import('./rename-dialog.tsx')).RenameDialog);
