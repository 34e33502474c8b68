/**
 * A part of the application whose file has not come. `offline`: nobody asked for it, so it may simply be asked for
 * again; `lost`: it was asked for in vain.
 */
export class PartMissing extends Error {
  readonly why: 'offline' | 'lost';
  /** What was remembered of the failure goes: whoever draws the part next asks for it again. */
  readonly forget: () => void;

  constructor(why: PartMissing['why'], forget: () => void, cause?: unknown) {
    super(`part ${why}`, { cause });
    this.why = why;
    this.forget = forget;
  }
}

export type FetchedPart<Part> = {
  /** Once it has come. */
  readonly part: Part | undefined;
  /** The same promise for everybody until it has failed and was forgotten. */
  fetch: () => Promise<Part>;
};

/**
 * Chromium remembers a module that failed until the page is loaded anew, and what the module needs with it: neither
 * another import nor a changed address brings them back. So nothing is asked for while there is no network.
 */
export function fetchedPart<Part>(load: () => Promise<Part>, onForget?: () => void): FetchedPart<Part> {
  let part: Part | undefined;
  let coming: Promise<Part> | undefined;

  async function ask(forget: () => void): Promise<Part> {
    if (!navigator.onLine) throw new PartMissing('offline', forget);
    try {
      part = await load();
      return part;
    } catch (error) {
      throw new PartMissing('lost', forget, error);
    }
  }

  return {
    get part() {
      return part;
    },
    fetch: () => {
      const requested: Promise<Part> =
        coming ??
        ask(() => {
          // Others may have asked anew since.
          if (coming !== requested) return;
          coming = undefined;
          onForget?.();
        });
      coming = requested;
      return requested;
    },
  };
}
