import { onDemand } from '../../platform/on-demand.tsx';

export const BlockedLine = onDemand(async () => (await import('./blocked-line.tsx')).BlockedLine);
