import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of the outside world that answers as a test wants it to. */
export type TinyServer = {
  url: string;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  stop(): Promise<void>;
};

export async function startTinyServer(): Promise<TinyServer> {
  const tiny: Pick<TinyServer, 'answer'> = { answer: (_request, response) => response.end() };
  const server = createServer((request, response) => tiny.answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(tiny, {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
