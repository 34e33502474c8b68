import { dialogOnDemand } from '../platform/dialog-on-demand.tsx';

export const HiddenDialog = dialogOnDemand(async () => (await import('./hidden-dialog.tsx')).HiddenDialog);
