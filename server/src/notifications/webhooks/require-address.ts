import type { Context } from '../../platform/context.ts';
import { readAddress } from '../../platform/outbound/strangers/read-address.ts';
import { problem } from '../../platform/problem.ts';
import { innerHosts } from './inner-hosts.ts';

/** The address as it is kept: without a fragment, which is never sent. */
export function requireAddress({ env }: Pick<Context, 'env'>, text: string): string {
  const { url, refusal } = readAddress(text, innerHosts(env));
  if (!url) throw problem('webhook.refusedAddress', { why: refusal });
  url.hash = '';
  return url.href;
}
