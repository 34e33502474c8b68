import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Gate = {
  port: number;
  /** undefined: nobody answers there. Open connections break. */
  leadTo(port: number | undefined): void;
  close(): Promise<void>;
};

/** One address before several servers, as a TCP proxy or a name that follows the primary gives it. */
export async function openGate(first: number): Promise<Gate> {
  let target: number | undefined = first;
  const open = new Set<Socket>();
  const server = createServer((from) => {
    if (target === undefined) {
      from.destroy();
      return;
    }
    const to = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const drop = () => open.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (port) => {
      target = port;
      drop();
    },
    close: async () => {
      server.close();
      drop();
      await once(server, 'close');
    },
  };
}
