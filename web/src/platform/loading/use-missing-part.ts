import { useEffect, useEffectEvent, useState } from 'react';
import { type BuildState, compareBuild } from '../api/compare-build.ts';
import type { PartMissing } from '../api/fetch-part.ts';
import type { TextKey } from '../texts/text-key.ts';

const TEXTS = {
  away: 'shell.part.away',
  same: 'shell.part.lost',
  changed: 'shell.part.changed',
} as const satisfies Record<BuildState, TextKey>;

/** The way out for a part that has not come: another try where one may help, else the page at its address anew. */
export function useMissingPart(error: PartMissing, onRetry: () => void) {
  const [build, setBuild] = useState<BuildState | undefined>(error.why === 'offline' ? 'away' : undefined);
  useEffect(() => {
    if (error.why === 'offline') return undefined;
    let isWanted = true;
    const ask = async () => {
      const state = await compareBuild();
      if (isWanted) setBuild(state);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [error]);
  const retry = () => {
    error.forget();
    onRetry();
  };
  const tryOnline = useEffectEvent(retry);
  useEffect(() => {
    const listen = () => tryOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
  // Who comes back later finds it asked for anew.
  useEffect(() => () => error.forget(), [error]);
  const mustReload = build === 'same' || build === 'changed';
  return {
    isAsking: build === undefined,
    text: build === undefined ? undefined : TEXTS[build],
    button: (mustReload ? 'shell.failed.reload' : 'common.retry') satisfies TextKey,
    act: mustReload ? () => window.location.reload() : retry,
  } as const;
}
