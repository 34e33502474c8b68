import { useQuery } from '@tanstack/react-query';
import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import { getCabinetProductTags } from '@vitrina/contract/cabinets/tags.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';

const NONE: readonly CabinetTag[] = [];

/** The tags of the cabinet; none while they are on their way. */
export function useTags(): readonly CabinetTag[] {
  const cabinet = useCabinet();
  return useQuery(routeQuery(getCabinetProductTags, { cabinetId: cabinet.id })).data?.tags ?? NONE;
}
