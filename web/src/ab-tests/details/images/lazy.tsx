import { dialogOnDemand } from '../../../platform/loading/dialog-on-demand.tsx';

export const ZoomDialog = dialogOnDemand(async () => (await import('./zoom-dialog.tsx')).ZoomDialog);
