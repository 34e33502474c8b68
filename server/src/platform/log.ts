import pino from 'pino';

export type Log = pino.Logger;

/** One JSON line an event. Bodies and credentials are never printed: requests log method, path and status only. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
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
