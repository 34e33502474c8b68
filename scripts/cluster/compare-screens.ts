import { createHash } from 'node:crypto';
import { ask } from '../../server/proofs/ask.ts';
import type { Twin } from '../../server/proofs/cluster/fill-twin.ts';
import { urlOf } from '../../server/src/platform/http/serve.ts';
import { READING_ROUTES, readingInput } from '../../server/test/every-reading.ts';

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Screens that processes on the cluster answer in other words than the product on one node does. */
export async function compareScreens(
  { app, cabinets, token }: Twin,
  url: string,
): Promise<{ sent: number; different: string[] }> {
  const different: string[] = [];
  let sent = 0;
  for (const cabinet of cabinets)
    for (const route of READING_ROUTES) {
      const input = readingInput(route, cabinet);
      const one = await ask(app.server, { route, input, token });
      const isGet = route.method === 'GET';
      const query = isGet
        ? `?${new URLSearchParams(Object.entries(input).map(([k, v]) => [k, String(v)]))}`
        : '';
      const answer = await fetch(`${url}${urlOf(route)}${query}`, {
        method: route.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(isGet ? {} : { 'content-type': 'application/json' }),
        },
        ...(isGet ? {} : { body: JSON.stringify(input) }),
      });
      // Not as a text, which would lose the first mark of a file.
      const bytes = new Uint8Array(await answer.arrayBuffer());
      sent += 1;
      if (answer.status !== one.status || digest(bytes) !== digest(Buffer.from(one.text)))
        different.push(`${route.path}: ${one.status} and ${answer.status}`);
    }
  return { sent, different };
}
