import type { Context } from '../context.ts';
import type { Lost } from '../outbound/send.ts';
import { isPictureAddress } from './picture-hosts.ts';

const TIMEOUT_MS = 10_000;

type Outside = Pick<Context, 'env' | 'send'>;

/** `refused`: from there nothing is fetched. A redirect is no picture: it may lead anywhere. */
export type Downloaded =
  | { outcome: 'ok'; bytes: Buffer }
  | { outcome: 'refused' | 'notPicture' }
  | { outcome: Lost['outcome'] };

/** Fetches a picture of a card from the marketplace's store. */
export async function downloadPicture(
  { env, send }: Outside,
  address: string,
  maxBytes: number,
): Promise<Downloaded> {
  if (!isPictureAddress(env, address)) return { outcome: 'refused' };
  const answer = await send({
    api: 'pictures',
    method: 'GET',
    url: address,
    headers: { accept: 'image/jpeg, image/png;q=0.9, image/webp;q=0.8' },
    secrets: [],
    timeoutMs: TIMEOUT_MS,
    maxBytes,
  });
  if (answer.outcome !== 'answered') return { outcome: answer.outcome };
  if (answer.status >= 500 || answer.status === 429) return { outcome: 'unreachable' };
  return answer.status === 200 ? { outcome: 'ok', bytes: answer.body } : { outcome: 'notPicture' };
}
