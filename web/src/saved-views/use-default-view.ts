import { useEffect, useEffectEvent, useRef } from 'react';
import type { SavedViews } from './use-saved-views.ts';
import { viewAtStart } from './view-state.ts';

/** A screen that is opened without a state opens the person's default view. Once: the plain screen stays reachable. */
export function useDefaultView({ views, searchStr, open }: SavedViews): void {
  const isDecided = useRef(false);
  const isLoaded = views !== undefined;
  const decide = useEffectEvent(() => {
    if (isDecided.current) return;
    const view = viewAtStart(views ?? [], searchStr);
    // Whoever has begun to filter before the views came is not carried away from it.
    if (isLoaded || searchStr !== '') isDecided.current = true;
    if (view !== undefined) open(view, true);
  });
  useEffect(() => decide(), [isLoaded, searchStr]);
}
