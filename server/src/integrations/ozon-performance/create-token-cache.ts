import { createHash } from 'node:crypto';
import type { CallAnswer } from '../../platform/outbound/failure.ts';

export type FreshToken = { token: string; lastsMs: number };

/** Tokens by account, in memory only; they are never written down. */
export type TokenCache = {
  /** A good token, or what `fetch` answers; callers who come together fetch once. */
  get(account: Account, fetch: () => Promise<CallAnswer<FreshToken>>): Promise<CallAnswer<string>>;
  /** Drops a token that was refused, unless another one has taken its place. */
  forget(account: Account, token: string): void;
};

type Account = { baseUrl: string; clientId: string; clientSecret: string };
type Known = { token: string; untilMs: number };

const MOST_ACCOUNTS = 10_000;
/** Renewed this long before the end: a request must not arrive with a token that has just ended. */
const MARGIN_MS = 120_000;

/** `now`: the clock of the product, because a simulated marketplace ends its tokens by simulated time. */
export function createTokenCache(now: () => Date): TokenCache {
  const known = new Map<string, Known>();
  const underway = new Map<string, Promise<CallAnswer<string>>>();
  // A changed secret is another account: the old token must not hide that the new secret is wrong.
  const nameOf = ({ baseUrl, clientId, clientSecret }: Account) =>
    createHash('sha256')
      .update(JSON.stringify([baseUrl, clientId, clientSecret]))
      .digest('base64');

  async function renew(
    name: string,
    fetch: () => Promise<CallAnswer<FreshToken>>,
  ): Promise<CallAnswer<string>> {
    const answer = await fetch();
    if (answer.outcome !== 'ok') return answer;
    const { token, lastsMs } = answer.data;
    known.delete(name);
    known.set(name, { token, untilMs: now().getTime() + Math.max(0, lastsMs - MARGIN_MS) });
    const [oldest] = known.keys();
    if (known.size > MOST_ACCOUNTS && oldest !== undefined) known.delete(oldest);
    return { outcome: 'ok', data: token };
  }

  return {
    async get(account, fetch) {
      const name = nameOf(account);
      const found = known.get(name);
      if (found && found.untilMs > now().getTime()) return { outcome: 'ok', data: found.token };
      const started = underway.get(name) ?? renew(name, fetch).finally(() => underway.delete(name));
      underway.set(name, started);
      return started;
    },
    forget(account, token) {
      const name = nameOf(account);
      if (known.get(name)?.token === token) known.delete(name);
    },
  };
}
