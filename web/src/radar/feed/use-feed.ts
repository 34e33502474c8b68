import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TagId } from '@vitrina/contract/ids.ts';
import { listRadarChanges } from '@vitrina/contract/radar/changes.ts';
import type { InputOf, OutputOf } from '@vitrina/contract/route.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { readTags } from '../../products/tags/tags-in-address.ts';
import { readAll } from '../read-all.ts';
import type { RadarChangesSearch } from '../search.ts';

export type FeedAnswer = OutputOf<typeof listRadarChanges>;
type Filter = InputOf<typeof listRadarChanges>['filter'];

/** Cards are looked at by the product itself: a screen that stays open keeps up with it. */
const LOOK_AGAIN_MS = 10_000;

function filterOf(search: RadarChangesSearch): NonNullable<Filter> {
  const { kinds, importance, whose, tags, tagMode, unseen, waiting, noise } = search;
  return {
    kinds,
    importance,
    whose,
    tagIds: readTags(tags).map((id) => TagId.parse(id)),
    tagMode,
    unseen,
    isUnacknowledged: waiting,
    withNoise: noise,
  };
}

/** A page of the feed, which is read again by itself; marks of what is unseen stay while the screen is open. */
export function useFeed(search: RadarChangesSearch) {
  const { id: cabinetId } = useCabinet();
  // Set when lines become seen: before that the server knows by itself where the visit began.
  const [visitFrom, setVisitFrom] = useState<number | null>(null);
  const input = { cabinetId, filter: filterOf(search), seenUntil: visitFrom };
  const { page, pageSize } = search;
  const feed = useQuery({
    ...routeQuery(listRadarChanges, { ...input, page, pageSize }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });

  const readWhole = () =>
    readAll(async (one) => {
      const { changes, total } = await call(listRadarChanges, { ...input, ...one });
      return { rows: changes, total };
    });

  return { feed, readAll: readWhole, visitFrom, keepMarks: setVisitFrom };
}
export type Feed = ReturnType<typeof useFeed>;
