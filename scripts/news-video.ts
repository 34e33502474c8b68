// Draws web/public/news: `node scripts/news-video.ts`. The result is kept in the repository; this runs again only when
// the drawing changes. Its scenes are named in web/src/shell/news/captions.ts.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { resolveBrowser } from './browser.ts';
import { drawScene } from './news-video/draw-scene.ts';
import { encodeScenes } from './news-video/encode-scenes.ts';
import { writeWebm } from './news-video/write-webm.ts';

const SCENES = { width: 360, height: 640, seconds: 13, framesPerSecond: 25, posterAt: 12.5 } as const;
const MOST_BYTES = 400_000;

const folder = path.resolve(import.meta.dirname, '../web/public/news');
const browser = await chromium.launch(await resolveBrowser());
const page = await browser.newPage();
// Encoders are for pages of a safe origin only; nobody answers there but this line.
await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
await page.goto('http://localhost/');
await page.addScriptTag({ content: drawScene.toString() });
const { poster, frames } = await page.evaluate(encodeScenes, SCENES);
await browser.close();

const video = writeWebm({
  ...SCENES,
  durationMs: SCENES.seconds * 1000,
  frames: frames.map((frame) => ({ ...frame, bytes: Buffer.from(frame.base64, 'base64') })),
});
if (video.length > MOST_BYTES)
  throw new Error(`The video has ${video.length} bytes, more than ${MOST_BYTES}.`);
await writeFile(path.join(folder, 'ab-test.webm'), video);
await writeFile(path.join(folder, 'ab-test.webp'), Buffer.from(poster, 'base64'));
console.log(`${folder}: ${frames.length} frames, ${video.length} bytes`);
