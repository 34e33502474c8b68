import { describeExchange, type Exchange } from './exchange.ts';
import type { Arrived, Lost, Outgoing, Send } from './send.ts';

function answerOf({ answer }: Exchange): Arrived | Lost {
  if (answer.outcome !== 'answered') return answer;
  const { body, isBase64, headers, ...rest } = answer;
  return { ...rest, headers, setCookies: [], body: Buffer.from(body, isBase64 ? 'base64' : 'utf8') };
}

/**
 * Answers from a record, each exchange once and the same questions in the order in which they were asked. Another
 * host is the same question. What was never recorded is an error: a test must not go out by accident.
 */
export function replayExchanges(exchanges: readonly Exchange[]): Send {
  const left = [...exchanges];
  const placeOf = (url: string) => new URL(url).pathname + new URL(url).search;
  return async (request: Outgoing) => {
    const requested = describeExchange(request, { outcome: 'timeout', message: '' });
    const at = left.findIndex(
      (one) =>
        one.method === requested.method &&
        placeOf(one.url) === placeOf(requested.url) &&
        one.requestBody === requested.requestBody,
    );
    const [found] = at === -1 ? [] : left.splice(at, 1);
    if (found === undefined)
      throw new Error(`The record has no ${requested.method} ${placeOf(requested.url)}`);
    return answerOf(found);
  };
}
