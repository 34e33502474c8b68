/** Longer than this nobody waits to be told what is wrong. */
const LONGEST_WAIT_MS = 5000;

/** The page names its script by a hash that every change of a file changes. */
const ENTRY = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;

export type BuildState = 'same' | 'changed' | 'away';

/** Whether the server gives the release that is open here, another one, or does not answer at all. */
export async function compareBuild(): Promise<BuildState> {
  const open = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_WAIT_MS) });
    if (!answer.ok) return 'away';
    const entry = ENTRY.exec(await answer.text())?.[1];
    return entry === open?.getAttribute('src') ? 'same' : 'changed';
  } catch {
    return 'away';
  }
}
