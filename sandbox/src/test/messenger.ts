import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { BOT_TOKEN, BOT_USERNAME } from '../keys/bot-token.ts';

/** People of the messenger by what is special about them. */
export const ANNA = 512_000_101;
export const NO_USERNAME = 845_220_317;
export const LONG_ID = 6_912_345_678;

export async function askBot(app: FastifyInstance, method: string, args: object = {}, token = BOT_TOKEN) {
  return app.inject({ method: 'POST', url: `/telegram/bot${token}/${method}`, payload: args });
}

/** Sends a form of the messenger's or the mailbox's pages. */
export async function sendForm(app: FastifyInstance, url: string, fields: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(fields)),
  });
}

/** A person presses Start under a link with a code. */
export async function startChat(app: FastifyInstance, user: number, code = '') {
  return sendForm(app, '/telegram/start', { bot: BOT_USERNAME, user: String(user), start: code });
}

/** What waits for the bot; the next call does not show it again. */
export async function takeUpdates(app: FastifyInstance) {
  const { result } = (await askBot(app, 'getUpdates')).json<{ result: { update_id: number }[] }>();
  const last = result.at(-1)?.update_id;
  if (last !== undefined) await askBot(app, 'getUpdates', { offset: last + 1 });
  return result;
}

type Received = { headers: IncomingMessage['headers']; body: string };

/** A bot's server that remembers what came and answers as it is told. */
export async function startReceiver() {
  const received: Received[] = [];
  const receiver = { url: '', received, status: 200, close: async () => undefined };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(receiver.status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  receiver.url = `http://127.0.0.1:${address.port}/hook`;
  receiver.close = async () => {
    server.closeAllConnections();
    server.close();
    return undefined;
  };
  return receiver;
}
