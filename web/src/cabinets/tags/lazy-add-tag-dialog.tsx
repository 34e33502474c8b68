import { dialogOnDemand } from '../../platform/dialog-on-demand.tsx';

export const AddTagDialog = dialogOnDemand(async () => (await import('./add-tag-dialog.tsx')).AddTagDialog);
