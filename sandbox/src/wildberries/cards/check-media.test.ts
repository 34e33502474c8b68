import { expect, test } from 'vitest';
import { drawJpegHead, drawPng } from '../../test/picture-host.ts';
import { checkMedia, MOST_VIDEO_BYTES } from './check-media.ts';

const video = (bytes: number) => {
  const file = Buffer.alloc(bytes);
  file.write('ftyp', 4);
  return file;
};
/** A picture with so many bytes after its end. */
const padded = (bytes: number) => Buffer.concat([drawPng(1, 900), Buffer.alloc(bytes)]);

test.each([
  ['a PNG', drawPng(1, 900), { kind: 'picture', type: 'png' }],
  ['a JPEG', drawJpegHead(1, 1200), { kind: 'picture', type: 'jpg' }],
  ['a video', video(100), { kind: 'video' }],
  ['a low picture', drawPng(1, 899), { refused: 'the image is below 700x900' }],
  ['a large picture', padded(32 * 1024 * 1024), { refused: 'the image is larger than 32 MB' }],
  ['a large video', video(MOST_VIDEO_BYTES + 1), { refused: 'the video is larger than 50 MB' }],
  ['a text', Buffer.from('text'), { refused: 'not an image' }],
  ['nothing', Buffer.alloc(0), { refused: 'not an image' }],
  [
    'a drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"></svg>'),
    { refused: 'the format is not supported' },
  ],
])('%s', (_name, bytes, verdict) => {
  expect(checkMedia(bytes)).toEqual(verdict);
});
