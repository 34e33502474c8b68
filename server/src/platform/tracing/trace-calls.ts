import type { Arrived, Lost, Send } from '../outbound/send.ts';
import type { Attributes, Tracing } from './tracing.ts';

const describe = (answer: Arrived | Lost): Attributes =>
  answer.outcome === 'answered'
    ? { 'http.response.status_code': answer.status }
    : { 'error.type': answer.outcome };

/** Calls of other servers, by our name of each. Nothing of a trace is sent along. */
export const traceCalls =
  (send: Send, tracing: Tracing): Send =>
  async (request) => {
    const begun = performance.now();
    const answer = await send(request);
    tracing.addCall({
      name: `${request.method} ${request.api}`,
      durationMs: performance.now() - begun,
      attributes: { 'http.request.method': request.method, 'peer.service': request.api, ...describe(answer) },
      isFailed: answer.outcome !== 'answered' || answer.status >= 400,
    });
    return answer;
  };
