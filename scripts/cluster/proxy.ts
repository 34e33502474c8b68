import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** Hands requests to the given addresses in turn, as the proxy in front of several processes does. */
export async function startProxy(
  targets: readonly string[],
): Promise<{ url: string; stop(): Promise<void> }> {
  let handed = 0;
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(targets[handed % targets.length] ?? '');
    handed += 1;
    const { method, headers, url: path } = incoming;
    const onward = request({ hostname, port, method, headers, path }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      // What breaks off at one end breaks off at the other.
      pipeline(answer, outgoing, () => undefined);
    });
    onward.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502).end();
    });
    // Whoever leaves an answer that does not end, as live pages do, leaves no connection behind.
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
