import { useQuery } from '@tanstack/react-query';
import { planAbTest } from '@vitrina/contract/ab-tests/images.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import type { Setup } from './use-setup.ts';

/** Depends on the number of images, so that each step that shows it has it anew. */
export function usePlan({ named }: Setup) {
  return useQuery({ ...routeQuery(planAbTest, named), staleTime: 0 });
}
export type PlanQuery = ReturnType<typeof usePlan>;
