/** Why a shelf, or the rest of it, could not be read. None of these says anything about a place. */
export type WbShelfFailure =
  | {
      outcome: /** No provider is configured. */
        | 'off'
        /** The session is refused: another one is needed. */
        | 'token'
        /** A page for people instead of data. */
        | 'challenge'
        /** The answer breaks off or is glued together from two. */
        | 'broken'
        /** A good answer without products where there must be some. */
        | 'empty'
        | 'drift'
        | 'timeout'
        | 'unreachable'
        | 'serverError';
      message: string;
    }
  /** null: the other side did not say how long to wait. */
  | { outcome: 'rateLimited'; retryAfterMs: number | null; message: string };

/** `deep`: the list goes on beyond the deepest place that is read. */
export type WbPlace =
  | { outcome: 'found'; place: number; title: string }
  | { outcome: 'deep' }
  | { outcome: 'notFound' };

/** Places as buyers see them: bought ones cannot be told from earned ones. */
export type WbShelf = {
  places: ReadonlyMap<number, WbPlace>;
  placesRead: number;
  areAdsSeparable: false;
  /** What was seen before a failure stays seen; the failure stands for the rest. */
  failure: WbShelfFailure | null;
};
