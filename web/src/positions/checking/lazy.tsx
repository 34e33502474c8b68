import { onDemand } from '../../platform/loading/on-demand.tsx';

export const AskProgress = onDemand(async () => (await import('./ask-progress.tsx')).AskProgress);

export const CheckNowDialog = onDemand(async () => (await import('./check-now-dialog.tsx')).CheckNowDialog);
