import { hideSecrets } from './hide-secrets.ts';

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
export type Lost = {
  outcome: 'timeout' | 'unreachable' | 'tooLarge';
  message: string;
  /** No line came about, so the other side has seen nothing of the request. Absent: it may have. */
  neverLeft?: true;
};

/** Sends one request and never throws: an answer of any status, or why there was none. */
export type Send = (request: Outgoing) => Promise<Arrived | Lost>;

class TooLarge extends Error {}

const NO_LINE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function hadNoLine(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && NO_LINE.has(cause.code)
  );
}

async function readWhole(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of readParts(response, maxBytes)) parts.push(part);
  return Buffer.concat(parts);
}

async function* readParts(response: Response, maxBytes: number): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > maxBytes) throw new TooLarge(`more than ${maxBytes} bytes`);
    yield part;
  }
}

/** Why nothing arrived. The messages of a fetch quote addresses and headers. */
function describeLoss(error: unknown, secrets: readonly string[]): Lost {
  const message = error instanceof Error ? hideSecrets(error.message, secrets).slice(0, 300) : '';
  if (error instanceof TooLarge) return { outcome: 'tooLarge', message };
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'AbortError') return { outcome: 'timeout', message };
  return { outcome: 'unreachable', message, ...(hadNoLine(error) ? { neverLeft: true } : {}) };
}

/** A redirect is an answer to judge and never followed: a key must not travel to another host. */
async function open({ method, url, headers = {}, body, timeoutMs, signal }: Outgoing): Promise<Response> {
  const limit = AbortSignal.timeout(timeoutMs);
  return fetch(url, {
    method,
    headers,
    body: body ?? null,
    redirect: 'manual',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
}

export const send: Send = async (request) => {
  try {
    const response = await open(request);
    return {
      outcome: 'answered',
      status: response.status,
      headers: Object.fromEntries(response.headers),
      setCookies: response.headers.getSetCookie(),
      body: await readWhole(response, request.maxBytes),
    };
  } catch (error) {
    return describeLoss(error, request.secrets);
  }
};

export type OpenedStream = {
  outcome: 'opened';
  status: number;
  headers: Headers;
  /** Throws when the line breaks or the answer is too large; `describeLoss` says what was thrown. */
  parts: AsyncGenerator<Uint8Array, void>;
  describeLoss(error: unknown): Lost;
  /** For whoever does not take the parts to their end. */
  close(): Promise<void>;
};

/** The same for an answer too large to be held whole; such an answer is not recorded. */
export async function openStream(request: Outgoing): Promise<OpenedStream | Lost> {
  try {
    const response = await open(request);
    const parts = readParts(response, request.maxBytes);
    return {
      outcome: 'opened',
      status: response.status,
      headers: response.headers,
      parts,
      describeLoss: (error) => describeLoss(error, request.secrets),
      close: async () => {
        await parts.return();
        // Ending a reader that never began leaves the body open.
        if (response.body?.locked === false) await response.body.cancel();
      },
    };
  } catch (error) {
    return describeLoss(error, request.secrets);
  }
}
