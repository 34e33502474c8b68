import { useEffect, useEffectEvent, useRef } from 'react';
import type { SavedViews } from './use-saved-views.ts';
import { decideStart } from './view-state.ts';

/** A screen that is opened without a state opens the person's default view. Once: the plain screen stays reachable. */
export function useDefaultView({ views, searchStr, open }: SavedViews): void {
  const isDecided = useRef(false);
  const isLoaded = views !== undefined;
  const decide = useEffectEvent(() => {
    if (isDecided.current) return;
    const start = decideStart(views, searchStr);
    isDecided.current = start.isDecided;
    if (start.view !== undefined) open(start.view, true);
  });
  useEffect(() => decide(), [isLoaded, searchStr]);
}
