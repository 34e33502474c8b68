import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';

function writeChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** A square PNG of one shade of grey; another shade is another content. */
export function drawPng(shade: number, sizePx = 200): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(sizePx, 0);
  header.writeUInt32BE(sizePx, 4);
  // Eight bits of grey for a point.
  header[8] = 8;
  const line = Buffer.alloc(1 + sizePx, shade);
  line[0] = 0;
  const lines = Buffer.concat(Array.from({ length: sizePx }, () => line));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    writeChunk('IHDR', header),
    writeChunk('IDAT', deflateSync(lines)),
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The head of a JPEG: enough for whoever only measures it. */
export function drawJpegHead(shade: number, sizePx = 200): Buffer {
  const frame = Buffer.from('ffc0001108000000000301220002110103110100', 'hex');
  frame.writeUInt16BE(sizePx, 5);
  frame.writeUInt16BE(sizePx, 7);
  const app = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
  return Buffer.concat([app, frame, Buffer.from([0xff, 0xd9, shade])]);
}

export type PictureHost = {
  url: string;
  /** Publishes bytes under a path and answers the link; what was there before is replaced. */
  put(path: string, bytes: Buffer | string): string;
  /** How often a path was asked for. */
  countRequests(path: string): number;
  close(): Promise<void>;
};

/** Somebody's public links. */
export async function startPictureHost(): Promise<PictureHost> {
  const files = new Map<string, Buffer | string>();
  const asks: string[] = [];
  const server = createServer((request, response) => {
    asks.push(request.url ?? '');
    const bytes = files.get(request.url ?? '');
    response.writeHead(bytes === undefined ? 404 : 200).end(bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    put(path, bytes) {
      files.set(path, bytes);
      return `${url}${path}`;
    },
    countRequests: (path) => asks.filter((one) => one === path).length,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
