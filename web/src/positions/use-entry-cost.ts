import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Sku } from '@vitrina/contract/ids.ts';
import { previewPositionEntry } from '@vitrina/contract/positions.ts';
import { routeQuery } from '../platform/route-query.ts';
import { useCabinet } from '../platform/session.ts';
import { findShortage } from './rules.ts';
import type { EntryDraft } from './use-entry-draft.ts';

/** Stands in while nothing is asked for: the query waits. */
const UNASKED: EntryDraft = { sku: Sku.parse(1), cityId: 1, queries: [] };
const TYPING_PAUSE_MS = 150;

/** What an addition costs, before it is confirmed, and what it falls short of. */
export function useEntryCost(draft: EntryDraft | null) {
  const cabinet = useCabinet();
  const [entry] = useDebouncedValue(draft, TYPING_PAUSE_MS);
  const preview = useQuery({
    ...routeQuery(previewPositionEntry, { cabinetId: cabinet.id, ...(entry ?? UNASKED) }),
    enabled: entry !== null,
    placeholderData: keepPreviousData,
    // The addition itself tells of the same refusal.
    meta: { isSilent: true },
  });
  if (draft === null || preview.data === undefined) return { cost: undefined, shortage: undefined };
  const { before, after } = preview.data;
  return { cost: preview.data, shortage: findShortage(before, after) };
}
