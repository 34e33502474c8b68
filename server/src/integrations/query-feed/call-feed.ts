import type * as z from 'zod';
import type { Feed, FeedAnswer } from './feed.ts';
import { judgeStatus, judgeThrown } from './judge-answer.ts';

const TIMEOUT_MS = 10_000;
/** A year of one query with its hours is about 200 KB. */
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

async function readText(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  const body: ReadableStream<Uint8Array> | null = response.body;
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One GET of the provider feed, read to its end within the limits and checked against its shape. */
export async function callFeed<T extends z.ZodType>(
  feed: Feed,
  path: string,
  query: Record<string, string>,
  shape: T,
  timeoutMs = TIMEOUT_MS,
): Promise<FeedAnswer<z.output<T>>> {
  let text: string | undefined;
  try {
    const response = await fetch(`${feed.baseUrl}${path}?${String(new URLSearchParams(query))}`, {
      headers: { authorization: `Bearer ${feed.key}`, accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const refusal = judgeStatus(response.status, response.headers.get('retry-after'));
    if (refusal) {
      await response.body?.cancel();
      return refusal;
    }
    text = await readText(response);
  } catch (error) {
    return judgeThrown(error);
  }
  if (text === undefined) return { outcome: 'drift', message: 'the answer is too large' };
  const json = parseJson(text);
  const parsed = shape.safeParse(json);
  if (parsed.success) return { outcome: 'ok', data: parsed.data };
  const issue = parsed.error.issues[0];
  const message = json === undefined ? 'not JSON' : `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`;
  return { outcome: 'drift', message };
}
