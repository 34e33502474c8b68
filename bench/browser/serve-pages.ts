import { createReadStream, existsSync, statSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const PLAIN = path.join(import.meta.dirname, '../plain');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export type Pages = { url: string; stop(): Promise<void> };

/** The plain pages under /plain, a built application everywhere else, and /api from the stack when there is one. */
export async function servePages({ built, api }: { built: string; api?: string }): Promise<Pages> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (api !== undefined && pathname.startsWith('/api')) passOn(request, response, api);
    else if (pathname.startsWith('/plain/')) sendFile(path.join(PLAIN, path.basename(pathname)), response);
    else sendFile(fileOf(built, pathname), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Every path that names no file is a screen of the application. */
function fileOf(built: string, pathname: string): string {
  const file = path.join(built, path.normalize(pathname));
  return file.startsWith(built) && path.extname(file) !== '' ? file : path.join(built, 'index.html');
}

function sendFile(file: string, response: http.ServerResponse): void {
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const packed = existsSync(`${file}.br`);
  response.writeHead(200, { 'content-type': type, ...(packed ? { 'content-encoding': 'br' } : {}) });
  createReadStream(packed ? `${file}.br` : file).pipe(response);
}

function passOn(request: http.IncomingMessage, response: http.ServerResponse, api: string): void {
  const { host } = new URL(api);
  // The stack answers its own pages alone.
  const headers = { ...request.headers, host, origin: api };
  const requested = http.request(
    new URL(request.url ?? '/', api),
    { method: request.method, headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  requested.on('error', () => response.writeHead(502).end());
  request.pipe(requested);
}
