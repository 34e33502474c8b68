/** One request to somebody else's server. */
export type Outgoing = {
  /** Whose server, as records and messages name it: `ozon-seller`. */
  api: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** What must not appear in a record or a message, by value: keys, tokens, cookies. */
  secrets: readonly string[];
  timeoutMs: number;
  maxBytes: number;
  /** Ends the request early. */
  signal?: AbortSignal;
};

export type Arrived = {
  outcome: 'answered';
  status: number;
  /** By lower-case name; several `set-cookie` stand in `setCookies`. */
  headers: Readonly<Record<string, string>>;
  setCookies: readonly string[];
  body: Buffer;
};
export type Lost = { outcome: 'timeout' | 'unreachable' | 'tooLarge'; message: string };

/** Sends one request and never throws: an answer of any status, or why there was none. */
export type Send = (request: Outgoing) => Promise<Arrived | Lost>;

class TooLarge extends Error {}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > maxBytes) throw new TooLarge(`more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function judgeThrown(error: unknown): Lost {
  const message = error instanceof Error ? error.message.slice(0, 300) : '';
  if (error instanceof TooLarge) return { outcome: 'tooLarge', message };
  const name = error instanceof Error ? error.name : '';
  return { outcome: name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'unreachable', message };
}

/** A redirect is an answer to judge and never followed: a key must not travel to another host. */
export const send: Send = async ({ method, url, headers = {}, body, timeoutMs, maxBytes, signal }) => {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: body ?? null,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return {
      outcome: 'answered',
      status: response.status,
      headers: Object.fromEntries(response.headers),
      setCookies: response.headers.getSetCookie(),
      body: await readBody(response, maxBytes),
    };
  } catch (error) {
    return judgeThrown(error);
  }
};
