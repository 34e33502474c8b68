import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A GET, or a POST when there is a body. `headers` are whole lines. */
export type Ask = { path: string; headers: string; body?: string };

function write({ path, headers, body }: Ask, host: string): string {
  if (body === undefined) return `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers}\r\n`;
  const length = Buffer.byteLength(body);
  return `POST ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;
}

const CONNECTIONS = 16;
const HEAD_END = '\r\n\r\n';

/** How many bytes an answer takes whose beginning has arrived; undefined while its head is not whole. */
function lengthOf(start: Buffer): number | undefined {
  const end = start.indexOf(HEAD_END);
  if (end === -1) return undefined;
  const head = start.subarray(0, end).toString('latin1');
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.split('\r\n')[0]);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
  return end + HEAD_END.length + length;
}

/** Asks on one connection, the next question after the whole answer. Bodies are counted, not read. */
async function askOne(socket: Socket, host: string, next: () => Ask | undefined): Promise<number> {
  let bytes = 0;
  for (let ask = next(); ask !== undefined; ask = next()) {
    socket.write(write(ask, host));
    let left: number | undefined;
    let head = Buffer.alloc(0);
    while (left === undefined || left > 0) {
      const [part] = (await once(socket, 'data')) as [Buffer];
      if (left === undefined) {
        head = Buffer.concat([head, part]);
        const length = lengthOf(head);
        if (length === undefined) continue;
        bytes += length;
        left = length - head.length;
      } else left -= part.length;
    }
  }
  return bytes;
}

/** Asks everything over some kept connections; cheaper than a client library, so that the server is the limit. */
export async function askAll(
  url: string,
  asks: readonly Ask[],
): Promise<{ perSecond: number; bytes: number }> {
  const { host, hostname, port } = new URL(url);
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      return socket;
    }),
  );
  let requested = 0;
  const next = () => asks[requested++];
  const started = performance.now();
  const counts = await Promise.all(sockets.map(async (socket) => askOne(socket, host, next)));
  const seconds = (performance.now() - started) / 1000;
  for (const socket of sockets) socket.destroy();
  return { perSecond: asks.length / seconds, bytes: counts.reduce((sum, count) => sum + count, 0) };
}
