import { dialogOnDemand } from '../platform/dialog-on-demand.tsx';

export const WordQueries = dialogOnDemand(async () => (await import('./word-queries.tsx')).WordQueries);
