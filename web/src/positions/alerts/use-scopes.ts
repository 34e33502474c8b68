import { useQuery } from '@tanstack/react-query';
import { listPositionEntries } from '@vitrina/contract/positions/entries.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useTags } from '../../products/tags/use-tags.ts';
import { listScopes, type Scopes } from './list-scopes.ts';

export function useScopes(): Scopes {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const entries = useQuery(routeQuery(listPositionEntries, { cabinetId })).data?.entries ?? [];
  return listScopes({ entries, tags: useTags() }, t);
}
