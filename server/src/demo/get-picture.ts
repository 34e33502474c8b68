import type { Context } from '../platform/context.ts';
import type { ShownFile } from '../platform/http/serve.ts';
import { problem } from '../platform/problem.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 10 * 1024 * 1024;
const TYPES = ['image/svg+xml', 'image/jpeg', 'image/png'];

/** A picture of the sandbox's stores, as a buyer's browser gets it from there. */
export async function getPicture(
  { env, send }: Pick<Context, 'env' | 'send'>,
  address: string,
): Promise<ShownFile> {
  const answer = await send({
    api: 'pictures',
    method: 'GET',
    url: new URL(address, env.OZON_SELLER_URL).href,
    headers: { accept: 'image/*' },
    secrets: [],
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  if (answer.outcome !== 'answered' || answer.status !== 200) throw problem('request.notFound');
  const contentType = answer.headers['content-type']?.split(';')[0] ?? '';
  if (!TYPES.includes(contentType)) throw problem('request.notFound');
  return { contentType, body: answer.body };
}
