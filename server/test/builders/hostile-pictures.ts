import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp, { type Sharp } from 'sharp';
import { makePng, pngChunk } from './png-bytes.ts';

/** `accepted`: the picture in it is good, and nothing else of the file may come out again. */
type Verdict = 'type' | 'broken' | 'tooSmall' | 'tooLarge' | 'accepted';
export type HostilePicture = { name: string; bytes: Buffer; verdict: Verdict };

/** Written into every place of a file where words fit; found in an answer, it has leaked. */
export const CANARY = 'canary-7f3a';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert("${CANARY}")</script></svg>`;
const HTML = `<!doctype html><script>alert("${CANARY}")</script>`;

const photo = (width: number, height = width): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#456',
      noise: { type: 'gaussian', mean: 120, sigma: 20 },
    },
    limitInputPixels: false,
  });
const flat = (width: number, height = width, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background: '#456' }, limitInputPixels: false });

/** What a camera writes: where and when, by whom. */
const EXIF = {
  IFD0: { Artist: CANARY, Copyright: CANARY },
  IFD3: { GPSLatitude: '55/1 45/1 0/1', GPSLatitudeRef: 'N' },
};
/** Turned on its side: what stands upright after decoding. */
const SIDEWAYS = { orientation: 6 };

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

function spoil(bytes: Buffer, at: number): Buffer {
  const spoilt = Buffer.from(bytes);
  spoilt.fill(0xff, Math.floor(spoilt.length * at), Math.floor(spoilt.length * at) + 64);
  return spoilt;
}

const PROGRESSIVE = { progressive: true, chromaSubsampling: '4:4:4' } as const;
const LARGEST = 7680;

/** Another size in a picture's head: as large as allowed, with far too little behind it. */
function claimLargest(bytes: Buffer): Buffer {
  const claimed = Buffer.from(bytes);
  const frame = claimed.indexOf(Buffer.from([0xff, 0xc2]));
  const lossless = claimed.indexOf('VP8L');
  if (claimed.includes('IHDR')) {
    const at = claimed.indexOf('IHDR');
    claimed.writeUInt32BE(LARGEST, at + 4);
    claimed.writeUInt32BE(LARGEST, at + 8);
    claimed.writeUInt32BE(crc32(claimed.subarray(at, at + 17)), at + 17);
  } else if (lossless > 0) claimed.writeUInt32LE((LARGEST - 1) | ((LARGEST - 1) << 14), lossless + 9);
  else {
    claimed.writeUInt16BE(LARGEST, frame + 5);
    claimed.writeUInt16BE(LARGEST, frame + 7);
  }
  return claimed;
}

const zip = () => Buffer.from(zipSync({ 'run.js': strToU8(CANARY.repeat(50)) }, { level: 0 }));
const bmp = () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(600, 1)]);
const ico = () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(600, 1)]);
const heic = () =>
  Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(600)]);
const tiff = () => Buffer.concat([Buffer.from('II*\0\u0008\0\0\0', 'latin1'), Buffer.alloc(600)]);
const avif = () =>
  Buffer.concat([Buffer.from('\0\0\0\u001cftypavif\0\0\0\0avifmif1miaf', 'latin1'), Buffer.alloc(600)]);
const gif = () =>
  Buffer.concat([Buffer.from('GIF89a\u002c\u0001\u002c\u0001\u0080\0\0', 'latin1'), Buffer.alloc(600)]);
const text = (label: string, size: number) =>
  pngChunk('tEXt', Buffer.from(`${label}\0${CANARY}${'x'.repeat(size)}`, 'latin1'));
const profile = (size: number) =>
  pngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0', 'latin1'), deflateSync(Buffer.alloc(size, 65))]));
/** Says that more is behind it than there is memory. */
const riff = () => {
  const bytes = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8L', 'latin1'), Buffer.alloc(400, 0xff)]);
  bytes.writeUInt32LE(0xfffffff0, 4);
  return bytes;
};

const other = (verdict: Verdict, files: Record<string, Buffer>): HostilePicture[] =>
  Object.entries(files).map(([name, bytes]) => ({ name, bytes, verdict }));

/** The flood of security.md: 256 megapixels in a few hundred kilobytes. */
export function makeBomb(): Buffer {
  return makePng({ width: 16_000, height: 16_000 });
}

/** Within every limit, and the most that a decoder may be made to hold. */
export function makeHeaviest(): Promise<Buffer> {
  return flat(5100, 5100, 4).png({ progressive: true, compressionLevel: 9 }).toBuffer();
}

/** Files that have broken somebody's server, made anew each time. */
export async function makeHostilePictures(): Promise<HostilePicture[]> {
  const jpeg = await photo(300).jpeg().toBuffer();
  const png = await photo(300).png().toBuffer();
  const webp = await photo(300).webp().toBuffer();
  const frame = async (colour: string) => flat(300).tint(colour).png().toBuffer();
  const frames = [await frame('#f00'), await frame('#0f0')];
  return [
    ...other('type', {
      'script.svg': Buffer.from(SVG),
      'script.svg called .png': Buffer.from(`\n${SVG}`),
      'script.svgz': gzipSync(SVG),
      'entities.svg': Buffer.from(`<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${SVG}`),
      'page.html': Buffer.from(HTML),
      'a.gif': gif(),
      'a.zip': zip(),
      'a.bmp': bmp(),
      'a.ico': ico(),
      'a.tiff': tiff(),
      'a.avif': avif(),
      'a.heic': heic(),
      'empty.png': Buffer.alloc(0),
      'one byte.png': Buffer.from([0x89]),
      'words.txt': Buffer.from(CANARY),
      'script.js': Buffer.from('GIF89a=1;alert(1)'),
      'picture behind a page.png': Buffer.concat([Buffer.from(HTML), png]),
      'a.pdf': Buffer.from(`%PDF-1.7 ${CANARY}`),
    }),
    ...other('broken', {
      'cut.jpg': half(jpeg),
      'cut.png': half(png),
      'cut.webp': half(webp),
      'spoilt.png': spoil(png, 0.5),
      'head only.jpg': jpeg.subarray(0, 20),
      'signature only.png': png.subarray(0, 8),
      'a wrong sum.png': makePng({ width: 300, height: 300, headCrc: 1 }),
      'no rows.png': makePng({ width: 300, height: 300, pixels: Buffer.alloc(0) }),
      'short rows.png': makePng({ width: 300, height: 300, pixels: deflateSync(Buffer.alloc(100)) }),
      'rows of nonsense.png': makePng({ width: 300, height: 300, pixels: Buffer.alloc(300, 7) }),
      'no size.png': makePng({ width: 0, height: 0 }),
      'a lie about its length.webp': riff(),
      'page called jpeg.jpg': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(HTML)]),
      'a size that is negative.png': makePng({
        width: 0xffffffff,
        height: 0xffffffff,
        pixels: Buffer.alloc(9),
      }),
    }),
    ...other('tooSmall', {
      'one pixel.png': await flat(1).png().toBuffer(),
      '199.jpg': await flat(199).jpeg().toBuffer(),
      '199 in a row.webp': await flat(199, 1).webp().toBuffer(),
    }),
    ...other('tooLarge', {
      'bomb.png': makeBomb(),
      'long bomb.png': makePng({ width: 1_000_000, height: 1 }),
      '7681.jpg': await flat(7681, 10).jpeg().toBuffer(),
      'held whole.jpg': claimLargest(await photo(300).jpeg(PROGRESSIVE).toBuffer()),
      'held whole.webp': claimLargest(await photo(300).webp({ lossless: true }).toBuffer()),
      'held whole.png': claimLargest(await flat(300, 300, 4).png({ progressive: true }).toBuffer()),
    }),
    ...other('accepted', {
      'located.jpg': await photo(600, 400).withExif(EXIF).withMetadata(SIDEWAYS).jpeg().toBuffer(),
      'picture before a zip.png': Buffer.concat([png, zip()]),
      'picture before a page.jpg': Buffer.concat([jpeg, Buffer.from(HTML)]),
      'words.png': makePng({ width: 300, height: 300, extra: [text('Comment', 2_000_000)] }),
      'a colour profile.png': makePng({ width: 300, height: 300, extra: [profile(3_000_000)] }),
      'moving.webp': await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
      'as long as allowed.png': await flat(7680, 200).png().toBuffer(),
      'thin.png': await flat(200, 1).png().toBuffer(),
    }),
  ];
}
