// A storefront of one page a shelf as a process of its own: the sandbox thinks about a page longer than a worker does.
// Arguments: how long it takes to answer, milliseconds. It prints its address.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { cityBar, pageOf, tile } from '../../server/test/fakes/tiny-storefront.ts';
import { TILES } from './fill-schedule.ts';

const delayMs = Number(process.argv[2] ?? 0);
const CITY = cityBar(1);
const items = Array.from({ length: TILES }, (_, index) => tile(index + 1));
const shelf = pageOf([CITY, ['tileGridDesktop', { items }]]);
const addressBook = pageOf([CITY]);

const server = createServer((message, response) => {
  const path = new URL(message.url ?? '', 'http://bench').searchParams.get('url') ?? '';
  const answer = () => response.end(path.startsWith('/modal/') ? addressBook : shelf);
  response.writeHead(200, { 'content-type': 'application/json' });
  if (delayMs > 0) setTimeout(answer, delayMs);
  else answer();
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;
console.log(`http://127.0.0.1:${port}`);
process.stdin.on('end', () => process.exit()).resume();
