import { onDemand } from '../platform/on-demand.tsx';

export const AskProgress = onDemand(async () => (await import('./ask-progress.tsx')).AskProgress);
