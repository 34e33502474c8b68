import { useQuery } from '@tanstack/react-query';
import { listNotes, type Note } from '@vitrina/contract/notes.ts';
import { useMemo } from 'react';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useLeaving } from '../../platform/undoable.ts';
import { staying } from './leaving-notes.ts';

const NONE: readonly Note[] = [];

/** What people wrote about a product, oldest first; without those that are on their way out. */
export function useNotes(sku: number) {
  const cabinet = useCabinet();
  const leaving = useLeaving();
  const { data, error, isPending, refetch } = useQuery(routeQuery(listNotes, { cabinetId: cabinet.id, sku }));
  const notes = useMemo(() => staying(data?.notes ?? NONE, leaving), [data, leaving]);
  return { notes, error, isPending, refetch };
}
