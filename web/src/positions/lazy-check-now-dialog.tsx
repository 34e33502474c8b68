import { onDemand } from '../platform/on-demand.tsx';

export const CheckNowDialog = onDemand(async () => (await import('./check-now-dialog.tsx')).CheckNowDialog);
