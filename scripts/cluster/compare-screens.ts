import { ask } from '../../server/proofs/ask.ts';
import type { Twin } from '../../server/proofs/cluster/fill-twin.ts';
import { urlOf } from '../../server/src/platform/http/serve.ts';
import { READING_ROUTES, readingInput } from '../../server/test/every-reading.ts';

const BEFORE = 60;
const BEHIND = 80;

/** Where two answers part, with what stands around it; '' where they are the same. */
function partingOf(one: string, other: string): string {
  if (one === other) return '';
  let place = 0;
  while (one[place] === other[place]) place += 1;
  const around = (text: string) => text.slice(Math.max(0, place - BEFORE), place + BEHIND);
  return `${around(one)} | ${around(other)}`;
}

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
      // Not by text(), which would lose the first mark of a file.
      const text = Buffer.from(await answer.arrayBuffer()).toString();
      const parting = partingOf(`${one.status} ${one.text}`, `${answer.status} ${text}`);
      sent += 1;
      if (parting !== '') different.push(`${route.path}: ${parting}`);
    }
  return { sent, different };
}
