import pino from 'pino';
import type { Context } from '../src/platform/context.ts';

/** The names of the security events that an application logs from now on. */
export function watchEvents(context: Pick<Context, 'log'>): string[] {
  const seen: string[] = [];
  context.log = pino(
    { level: 'info' },
    {
      write: (line: string) => {
        const { event } = JSON.parse(line) as { event?: string };
        if (event !== undefined) seen.push(event);
      },
    },
  );
  return seen;
}
