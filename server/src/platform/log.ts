import pino from 'pino';

export type Log = pino.Logger;

/** Sees each line that is written, by its level and what was given to it. */
type Watch = (level: number, given: readonly unknown[]) => void;

/** One JSON line an event. Bodies, addresses and credentials are never printed: see log-requests.ts for requests. */
export function createLog(level: string, watch: Watch = () => undefined): Log {
  return pino({
    level,
    hooks: {
      logMethod(given, write, of) {
        write.apply(this, given);
        watch(of, given);
      },
    },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: writeError },
    redact: {
      paths: [
        'authorization',
        'cookie',
        'password',
        'apiKey',
        'accessToken',
        '*.authorization',
        '*.cookie',
        '*.password',
        '*.apiKey',
      ],
      censor: '[hidden]',
    },
  });
}

/** An engine's error also carries the row that it refused, which may hold an address. */
function writeError(error: Error) {
  const { type, message, stack, code }: Record<string, unknown> = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}
