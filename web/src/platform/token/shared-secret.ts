import { SHARED_PATH } from '@vitrina/contract/shared-screens/shared-screens.ts';
import * as z from 'zod/mini';

/** Of this tab alone: the person's own session in other tabs, and their storage, are left as they are. */
const KEY = 'sharedScreen';

const Kept = z.object({ secret: z.string(), screen: z.string() });
type Kept = z.infer<typeof Kept>;

function readKept(): Kept | null {
  try {
    const kept = Kept.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    // Forbidden, or not ours.
    return null;
  }
}

let opened: string | null = null;

/** Before anything else of a page, which stays what it is here until it is loaded anew. */
export function openKeptScreen(): void {
  const kept = readKept();
  const { pathname } = window.location;
  if (kept !== null && kept.screen === pathname) opened = kept.secret;
  // Whoever goes anywhere else in this tab has left the shared screen.
  else if (pathname !== SHARED_PATH) keepSharedSecret(null);
}

/**
 * The secret of the link that this page was opened by; null: an ordinary page. What a person is shown of their own never
 * meets what somebody has shared with them.
 */
export function sharedSecret(): string | null {
  return opened;
}

export function isShared(): boolean {
  return opened !== null;
}

/** For the page that the link leads to, which is loaded next. Answers whether the browser has taken it. */
export function keepSharedSecret(kept: Kept | null): boolean {
  try {
    if (kept === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** What the address has behind its `#`, or what was kept of a link before. */
export function secretOf(hash: string): string | null {
  const named = hash.replace(/^#/, '');
  return named === '' ? (readKept()?.secret ?? null) : named;
}
