import { crc32, deflateSync } from 'node:zlib';
import { startTinyServer } from './tiny-server.ts';

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

/** Public links with pictures under them. */
export type PictureHost = {
  url: string;
  /** Publishes bytes under a path and answers the link; what was there before is replaced. */
  put(path: string, bytes: Buffer): string;
  stop(): Promise<void>;
};

export async function startPictureHost(): Promise<PictureHost> {
  const server = await startTinyServer();
  const files = new Map<string, Buffer>();
  server.answer = (request, response) => {
    const bytes = files.get(request.url ?? '');
    response.writeHead(bytes === undefined ? 404 : 200).end(bytes);
  };
  return {
    url: server.url,
    put(path, bytes) {
      files.set(path, bytes);
      return `${server.url}${path}`;
    },
    stop: server.stop,
  };
}
