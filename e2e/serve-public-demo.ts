import path from 'node:path';
import getPort from 'get-port';
import { serverEnv } from '../scripts/start/server-env.ts';
import { spawnPart } from '../scripts/start/spawn-part.ts';
import { withEngines } from '../scripts/with-engines.ts';
import { stack } from './stack.ts';

export type PublicDemo = { url: string; stop(): Promise<void> };

/** A second server of the running product, which is a public demo: what strangers reach, and all that they reach. */
export async function servePublicDemo(): Promise<PublicDemo> {
  const { data, sandboxUrl } = stack();
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const engines = await withEngines(data, async (urls) => urls);
  const serving = Promise.withResolvers<'serving'>();
  const { handle, lastLines } = spawnPart({
    file: 'server/src/api.ts',
    env: {
      // No letter is sent by a server that only answers.
      ...serverEnv({ ...engines, dataFolder: data, sandboxUrl, smtpPort: 9, publicUrl: url }),
      DEMO: 'public',
      HOST: '127.0.0.1',
      PORT: String(port),
      WEB_DIST: path.join(import.meta.dirname, '../web/dist'),
    },
    onLine: (line) => {
      if (line.includes('"serving"')) serving.resolve('serving');
    },
  });
  const outcome = await Promise.race([serving.promise, handle.ended]);
  if (outcome !== 'serving') throw new Error(`The demo did not start: ${lastLines().join('\n')}`);
  return { url, stop: () => handle.stop() };
}
