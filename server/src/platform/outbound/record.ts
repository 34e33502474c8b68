import { appendFile } from 'node:fs/promises';
import { describeExchange, type Exchange } from './exchange.ts';
import type { Send } from './send.ts';

/** Sends as before and tells every exchange, without its secrets. */
export function recordExchanges(send: Send, record: (exchange: Exchange) => void): Send {
  return async (request) => {
    const answer = await send(request);
    record(describeExchange(request, answer));
    return answer;
  };
}

/** A teller that appends lines of JSON to a file; a disk that is full must not stop the work. */
export function appendTo(file: string): (exchange: Exchange) => void {
  let last: Promise<void> = Promise.resolve();
  return (exchange) => {
    last = last
      .then(async () => appendFile(file, `${JSON.stringify(exchange)}\n`, { mode: 0o600 }))
      .catch(() => undefined);
  };
}
