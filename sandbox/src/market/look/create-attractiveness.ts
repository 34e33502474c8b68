import { z } from 'zod';
import { hash } from '../../platform/hash.ts';
import type { Store } from '../../platform/open-store.ts';
import { bell, mix } from '../chance.ts';
import type { Market } from '../market.ts';

const SPREAD = 0.17;
const LOWEST = 0.6;
const HIGHEST = 1.6;

const Kept = z.object({ contentHash: z.string(), factor: z.number() });

/** How well a main picture draws clicks: log-normal about 1 by its content, unless a test has set it. */
export function createAttractiveness(
  store: Store,
  seed: number,
): Pick<Market, 'attractiveness' | 'setAttractiveness'> {
  const kept = store.collection('market.attractiveness', Kept);
  return {
    attractiveness(contentHash) {
      const drawn = Math.exp(SPREAD * bell(mix(seed, hash(contentHash))));
      return kept.get(contentHash)?.factor ?? Math.max(LOWEST, Math.min(HIGHEST, drawn));
    },
    setAttractiveness: (contentHash, factor) => kept.put(contentHash, { contentHash, factor }),
  };
}
