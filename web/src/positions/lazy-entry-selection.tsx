import { onDemand } from '../platform/on-demand.tsx';

export const EntrySelection = onDemand(async () => (await import('./entry-selection.tsx')).EntrySelection);
