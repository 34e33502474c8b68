import { onDemand } from '../../platform/loading/on-demand.tsx';
import { CardSkeleton } from './card-skeleton.tsx';

export const CardBody = onDemand(async () => (await import('./card-body.tsx')).CardBody, CardSkeleton);
