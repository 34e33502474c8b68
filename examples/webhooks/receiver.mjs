// WEBHOOK_SECRET=whsec_… PORT=8080 node receiver.mjs: prints each event of the cabinet once.
import { createServer } from 'node:http';
import { verify } from './verify.mjs';

const { WEBHOOK_SECRET: secret = '', PORT: port = '8080' } = process.env;
if (!secret.startsWith('whsec_')) throw new Error('WEBHOOK_SECRET is the signing secret of the webhook.');

// A program that keeps its data asks its database instead.
const seen = new Set();

const server = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts).toString();
  if (!verify(secret, request.headers, body)) {
    response.writeHead(400).end();
    return;
  }
  // Answered at once: whatever takes longer comes afterwards.
  response.writeHead(204).end();
  const id = request.headers['webhook-id'];
  if (seen.has(id)) return;
  seen.add(id);
  const { type, timestamp, data } = JSON.parse(body);
  console.log(`${timestamp} cabinet ${data.cabinetId}: ${type}`);
});

server.listen(Number(port), '127.0.0.1', () => {
  const { port: listening } = server.address();
  console.log(`listening on http://127.0.0.1:${listening}`);
});
