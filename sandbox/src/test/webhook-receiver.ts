import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type WebhookReceiver = {
  url: string;
  /** Bodies in the order of arrival. */
  received: string[];
  /** What it answers from now on. */
  answerWith(status: number): void;
  stop(): Promise<void>;
};

/** Somebody else's server that takes notifications. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: string[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push(Buffer.concat(parts).toString());
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answerWith: (next) => {
      status = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
