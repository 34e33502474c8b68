import { once } from 'node:events';
import os from 'node:os';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { limitOwnMemory } from './limit-own-memory.ts';

const MessageEvent = z.tuple([z.object({ options: z.unknown(), memoryMb: z.number() })], z.unknown());

/** Below what answers people, so that reading takes only what they leave. */
const PRIORITY = 5;

type Answered = { answer: unknown; rows: Iterable<string> };

/** The other side of `readInProcess`: reads one upload, sends what it says of it, then writes its rows. */
export async function serveReading(
  read: (options: unknown, bytes: Uint8Array) => Promise<Answered>,
): Promise<void> {
  os.setPriority(PRIORITY);
  // Whoever asked is gone.
  const leave = () => process.exit(1);
  process.once('disconnect', leave);
  const [message] = MessageEvent.parse(await once(process, 'message'));
  limitOwnMemory(message.memoryMb);
  const { answer, rows } = await read(message.options, await buffer(process.stdin));
  process.send?.(answer);
  for (const piece of rows) if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
  process.stdout.end(() => {
    process.off('disconnect', leave);
    process.disconnect();
  });
}
