export type Notice = { severity: 'warning' | 'error'; text: string };

// pino's levels: 40 warn, 50 error, 60 fatal.
const warningLevel = 40;
const errorLevel = 50;

/** What a person should see of a log line of the server or the sandbox (JSON lines) or of ClickHouse (`<Fatal>`). */
export function readNotice(line: string): Notice | undefined {
  if (line.startsWith('{')) return readJson(line);
  const fatal = /<Fatal> (.*)$/.exec(line);
  return fatal?.[1] === undefined ? undefined : { severity: 'error', text: fatal[1] };
}

function readJson(line: string): Notice | undefined {
  try {
    const entry = JSON.parse(line) as { level?: unknown; msg?: unknown; err?: { message?: unknown } };
    const level = typeof entry.level === 'number' ? entry.level : 0;
    if (level < warningLevel) return undefined;
    const words = [entry.msg, entry.err?.message].filter((one) => typeof one === 'string' && one !== '');
    const text = [...new Set(words)].join(': ').slice(0, 200) || 'see the log';
    return { severity: level >= errorLevel ? 'error' : 'warning', text };
  } catch {
    return undefined;
  }
}
