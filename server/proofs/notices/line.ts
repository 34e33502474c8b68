import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What the line does to one request: lets it through, or breaks before it arrives or before its answer is back. */
export type Cut = 'none' | 'before' | 'after';

type Judged = {
  /** Called when the messenger has taken a message and nobody knows of it yet; whoever kills, kills here. */
  onTaken(text: string): Promise<void>;
  cutOf(): Cut;
};

export type Line = {
  url: string;
  /** The texts of all messages that the messenger has taken. */
  taken: string[];
  cuts: { before: number; after: number };
  /** Messages that are on it now. */
  open(): number;
  close(): Promise<void>;
};

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const isMessage = ({ url }: IncomingMessage) => url?.endsWith('/sendMessage') === true;

function textOf(body: string): string {
  const parsed: unknown = JSON.parse(body === '' ? '{}' : body);
  const hasText = typeof parsed === 'object' && parsed !== null && 'text' in parsed;
  return hasText && typeof parsed.text === 'string' ? parsed.text : '';
}

/** The line between the product and the messenger: it knows what has really arrived, and may break on both ways. */
export async function openLine(messengerUrl: string, { onTaken, cutOf }: Judged): Promise<Line> {
  const taken: string[] = [];
  const cuts = { before: 0, after: 0 };
  let open = 0;

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const cut = isMessage(request) ? cutOf() : 'none';
    if (cut === 'before') {
      cuts.before += 1;
      request.socket.resetAndDestroy();
      return;
    }
    const answer = await fetch(`${messengerUrl}${request.url ?? ''}`, {
      method: request.method ?? 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const text = await answer.text();
    if (isMessage(request) && answer.ok) {
      taken.push(textOf(body));
      await onTaken(textOf(body));
    }
    if (cut === 'after') {
      cuts.after += 1;
      request.socket.resetAndDestroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  }

  const server = createServer((request, response) => {
    const step = isMessage(request) ? 1 : 0;
    open += step;
    void pass(request, response)
      .catch(() => request.socket.destroy())
      .finally(() => {
        open -= step;
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    taken,
    cuts,
    open: () => open,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await wait(0);
    },
  };
}
