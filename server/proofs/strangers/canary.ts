import net, { type AddressInfo } from 'node:net';

/** A listener on loopback that nothing may reach: it counts connections. */
export type Canary = { port: number; hits(): number; close(): void };

export async function openCanary(address = '127.0.0.1'): Promise<Canary> {
  let hits = 0;
  const server = net.createServer((socket) => {
    hits += 1;
    socket.on('error', () => undefined);
    socket.destroy();
  });
  server.listen(0, address);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, hits: () => hits, close: () => server.close() };
}
