import type { drawScene } from './draw-scene.ts';

type Scenes = { width: number; height: number; seconds: number; framesPerSecond: number; posterAt: number };

/** Runs inside the browser's page, which has the encoder; frame by frame, so that a busy machine drops none. */
export async function encodeScenes({ width, height, seconds, framesPerSecond, posterAt }: Scenes) {
  const draw = (globalThis as unknown as { drawScene: typeof drawScene }).drawScene;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('No canvas here.');

  const frames: { atMs: number; isKey: boolean; base64: string }[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
      frames.push({ atMs: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', base64 });
    },
    error: (error) => console.error(error),
  });
  encoder.configure({ codec: 'vp09.00.10.08', width, height, bitrate: 190_000, framerate: framesPerSecond });
  for (let index = 0; index < seconds * framesPerSecond; index += 1) {
    const at = index / framesPerSecond;
    draw(pen, at);
    const frame = new VideoFrame(canvas, { timestamp: at * 1e6 });
    encoder.encode(frame, { keyFrame: index % (5 * framesPerSecond) === 0 });
    frame.close();
    if (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 40));
  }
  await encoder.flush();
  draw(pen, posterAt);
  return { poster: canvas.toDataURL('image/webp', 0.85).split(',')[1] ?? '', frames };
}
