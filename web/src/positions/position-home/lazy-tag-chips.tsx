import { onDemand } from '../../platform/on-demand.tsx';

export const TagChips = onDemand(async () => (await import('./tag-chips.tsx')).TagChips);
