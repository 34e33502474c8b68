import type { LoadResult } from './send-openly.ts';

/** What a load has done, and the quiet product before and after it. */
type Outcome = { loaded: LoadResult; quiet: LoadResult; after: LoadResult };

/** A machine's own noise between two quiet moments. */
const QUIET_FACTOR = 1.5;
const QUIET_NOISE_MS = 20;

const isAnswered = ({ failed, refused }: LoadResult) => failed === 0 && refused === 0;

export function isKept({ loaded, quiet, after }: Outcome): boolean {
  const { failed, refused, acceptedP99, refusedP99 } = loaded;
  return (
    failed === 0 &&
    acceptedP99 < (refused === 0 ? 300 : 1000) &&
    refusedP99 < 100 &&
    isAnswered(after) &&
    after.acceptedP99 <= quiet.acceptedP99 * QUIET_FACTOR + QUIET_NOISE_MS
  );
}
