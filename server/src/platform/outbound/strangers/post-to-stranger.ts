import dns, { type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { readRetryAfterMs } from '../call-json.ts';
import { isPublic } from './is-public.ts';
import { isLetThrough, readAddress } from './read-address.ts';

type Posting = {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  timeoutMs: number;
};

/** Of an answer nothing but its status is read. `private`: the name leads to an address that is not public. */
export type Posted =
  | { outcome: 'answered'; status: number; retryAfterMs?: number }
  | { outcome: 'timeout' | 'unreachable' | 'private' | 'address' };

export type PostToStranger = (posting: Posting) => Promise<Posted>;

type Resolve = (host: string) => Promise<LookupAddress[]>;
type Options = {
  /** Hosts that whoever runs the product lets through although they are private. */
  inner: readonly string[];
  resolve?: Resolve;
  isAllowed?: (address: string) => boolean;
};

class PrivateAddress extends Error {}

const resolveAll: Resolve = (host) => dns.promises.lookup(host, { all: true });

/**
 * Looks a name up for one connection. All its addresses have to be public: a name with a private one among them is not
 * to be trusted with the next answer. The socket gets what was looked at, and nobody resolves a second time.
 */
function lookUpWith(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(({ address }) => isAllowed(address)))
          return done(new PrivateAddress(), '');
        return options.all ? done(null, addresses) : done(null, first.address, first.family);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), ''),
    );
  };
}

function lost(error: unknown): Posted {
  if (error instanceof PrivateAddress) return { outcome: 'private' };
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError'))
    return { outcome: 'timeout' };
  return { outcome: 'unreachable' };
}

function request(url: URL, lookup: LookupFunction | undefined, posting: Posting): Promise<Posted> {
  const { headers, body, timeoutMs } = posting;
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve) => {
    const { request: open } = url.protocol === 'https:' ? https : http;
    const sending = open(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A line of its own each time: one that was opened before was looked at before.
      agent: false,
      signal,
      ...(lookup ? { lookup } : {}),
    });
    sending.on('error', (error) => resolve(lost(signal.aborted ? signal.reason : error)));
    sending.on('response', (answer) => {
      const retryAfterMs = readRetryAfterMs(answer.headers['retry-after']);
      resolve({
        outcome: 'answered',
        status: answer.statusCode ?? 0,
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      });
      // The body is a stranger's and may have no end; a redirect is not followed.
      answer.destroy();
      sending.destroy();
    });
    sending.end(body);
  });
}

/**
 * The way out to addresses that people have typed (docs/decisions/0082): https to the public network, no redirect, and the
 * connection goes to the address that was looked at. Never throws.
 */
export function createPostToStranger({
  inner,
  resolve = resolveAll,
  isAllowed = isPublic,
}: Options): PostToStranger {
  const lookup = lookUpWith(resolve, isAllowed);
  return async (posting) => {
    const { url } = readAddress(posting.url, inner);
    // It was let through when it was saved, and no longer is.
    if (!url) return { outcome: 'address' };
    return request(url, isLetThrough(url, inner) ? undefined : lookup, posting);
  };
}

/** The way out of a public demo, which nothing leaves: to the inner hosts alone. */
export function createPostToInner(inner: readonly string[]): PostToStranger {
  const post = createPostToStranger({ inner });
  return async (posting) => {
    const { url } = readAddress(posting.url, inner);
    return url && isLetThrough(url, inner) ? post(posting) : { outcome: 'address' };
  };
}
