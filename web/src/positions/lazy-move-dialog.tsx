import { onDemand } from '../platform/on-demand.tsx';

export const MoveDialog = onDemand(async () => (await import('./move-dialog.tsx')).MoveDialog);
