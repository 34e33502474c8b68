import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');

export function pngChunk(type: string, data: Buffer, crc?: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc ?? crc32(Buffer.concat([head.subarray(4), data])), 0);
  return Buffer.concat([head, data, tail]);
}

type Png = {
  width: number;
  height: number;
  /** Between the head and the picture. */
  extra?: Buffer[];
  /** In place of black rows. */
  pixels?: Buffer;
  headCrc?: number;
};

/** A grey picture of black pixels, one bit each, written by hand: no encoder would make the broken ones. */
export function makePng({ width, height, extra = [], pixels, headCrc }: Png): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rowBytes = Math.ceil(width / 8) + 1;
  const rows = pixels ?? deflateSync(Buffer.alloc(rowBytes * height), { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', head, headCrc),
    ...extra,
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
