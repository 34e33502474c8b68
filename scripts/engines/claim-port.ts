import { readFileSync, writeFileSync } from 'node:fs';
import getPort from 'get-port';

/** The port of the last start when it is still free, so that addresses stay; otherwise a free one, remembered in the file. */
export async function claimPort(file: string): Promise<number> {
  const last = readPort(file);
  const port = await getPort({ host: '127.0.0.1', ...(last === undefined ? {} : { port: last }) });
  if (port !== last) writeFileSync(file, `${port}\n`);
  return port;
}

function readPort(file: string): number | undefined {
  try {
    const port = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(port) && port > 1023 && port < 65_536 ? port : undefined;
  } catch {
    return undefined;
  }
}
