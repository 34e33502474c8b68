import { useQuery } from '@tanstack/react-query';
import { type RadarWatch } from '@vitrina/contract/radar/changes.ts';
import { listRadarProducts } from '@vitrina/contract/radar/products.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';

const LOOK_AGAIN_MS = 30_000;

/** What is looked at for the cabinet, whichever tab is open; undefined while it is on its way. */
export function useRadarWatch(): RadarWatch | undefined {
  const { id: cabinetId } = useCabinet();
  const { data } = useQuery({
    ...routeQuery(listRadarProducts, { cabinetId, page: 1, pageSize: 5 }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  return data?.watch;
}
