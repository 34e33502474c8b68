import { onDemand } from '../../platform/loading/on-demand.tsx';
import { TestSkeleton } from '../state/test-skeleton.tsx';

export const Results = onDemand(async () => (await import('./results.tsx')).Results, TestSkeleton);
