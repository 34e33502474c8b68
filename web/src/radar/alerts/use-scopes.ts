import { useQuery } from '@tanstack/react-query';
import { listRadarProducts } from '@vitrina/contract/radar/products.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useTags } from '../../products/tags/use-tags.ts';
import { listScopes, type Scopes } from './list-scopes.ts';

/** The products that changed last: of hundreds the others have a tag, or a page of their own. */
const LISTED_PRODUCTS = 100;

export function useScopes(): Scopes {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const watched = useQuery(routeQuery(listRadarProducts, { cabinetId, pageSize: LISTED_PRODUCTS }));
  return listScopes({ products: watched.data?.products ?? [], tags: useTags() }, t);
}
