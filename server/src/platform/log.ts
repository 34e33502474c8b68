import pino from 'pino';

export type Log = pino.Logger;

/** One JSON line an event. Bodies, addresses and credentials are never printed: see log-requests.ts for requests. */
export function createLog(level: string): Log {
  return pino({
    level,
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
