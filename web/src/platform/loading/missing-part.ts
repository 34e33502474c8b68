import type { BuildState } from '../api/compare-build.ts';
import type { PartMissing } from '../api/fetch-part.ts';
import type { TextKey } from '../texts/text-key.ts';

type Why = PartMissing['why'];

const TEXTS = {
  away: 'shell.part.away',
  same: 'shell.part.lost',
  changed: 'shell.part.changed',
} as const satisfies Record<BuildState, TextKey>;

/** Without a network there is nobody to compare builds with. */
export function buildBefore(why: Why): BuildState | undefined {
  return why === 'offline' ? 'away' : undefined;
}

/** Says how the server's build compares, once and until it is ended. */
export function findBuild(
  why: Why,
  compare: () => Promise<BuildState>,
  onFound: (state: BuildState) => void,
): (() => void) | undefined {
  if (buildBefore(why) !== undefined) return undefined;
  let isWanted = true;
  void compare().then((state) => {
    if (isWanted) onFound(state);
  });
  return () => {
    isWanted = false;
  };
}

type Ways = { reload: () => void; retry: () => void };

/** Another try where one may help, else the page at its address anew. */
export function wayOut(build: BuildState | undefined, { reload, retry }: Ways) {
  const mustReload = build === 'same' || build === 'changed';
  return {
    isAsking: build === undefined,
    text: build === undefined ? undefined : TEXTS[build],
    button: (mustReload ? 'shell.failed.reload' : 'common.retry') satisfies TextKey,
    act: mustReload ? reload : retry,
  } as const;
}
