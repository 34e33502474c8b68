import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Problem, problem } from '../problem.ts';

type Broken = { status: 400 | 408 | 431; refusal: Problem };

/** What could not even be read as a request, by the code of Node's parser. */
function judge(code: string | undefined): Broken {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, refusal: problem('request.tooLarge') };
  const rule = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'timeout' : 'malformed';
  return {
    status: rule === 'timeout' ? 408 : 400,
    refusal: problem('request.invalid', { field: '', rule }),
  };
}

/**
 * The catalogue's shape for what ends before there is a request: neither a handler nor a hook runs, so the answer is
 * written by hand. The status stays HTTP's own, which tells a proxy on the way what was wrong.
 */
export function answerMalformedRequest(error: { code?: string }, socket: Socket, policy: string): void {
  // Reset by the other side: nobody reads.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, refusal } = judge(error.code);
  const body = JSON.stringify(refusal.body());
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Security-Policy: ${policy}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error instanceof Error ? error : undefined);
}
