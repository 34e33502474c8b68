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
  const written: { type: string; message: string; stack: string; code?: unknown } =
    pino.stdSerializers.err(error);
  const { type, message, stack, code } = written;
  return { type, message, stack, code };
}
