import { dialogOnDemand } from '../../../platform/loading/dialog-on-demand.tsx';

export const ApplyDialog = dialogOnDemand(async () => (await import('./apply-dialog.tsx')).ApplyDialog);
