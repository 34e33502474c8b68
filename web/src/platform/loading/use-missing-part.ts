import { useEffect, useEffectEvent, useState } from 'react';
import { type BuildState, compareBuild } from '../api/compare-build.ts';
import type { PartMissing } from '../api/fetch-part.ts';
import { buildBefore, findBuild, wayOut } from './missing-part.ts';

/** The way out for a part that has not come. */
export function useMissingPart(error: PartMissing, onRetry: () => void) {
  const [build, setBuild] = useState<BuildState | undefined>(() => buildBefore(error.why));
  useEffect(() => findBuild(error.why, compareBuild, setBuild), [error]);
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
  return wayOut(build, { reload: () => window.location.reload(), retry });
}
