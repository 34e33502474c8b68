import { toProblem } from '../http/to-problem.ts';
import type { Place, Reporter } from './open-reporter.ts';

const ERROR = 50;
const WARNING = 40;

/** A line of the log as it was written: its fields and its sentence. */
type Line = { fields: Record<string, unknown>; sentence: string };

/**
 * Reports a line that says that something is broken: every error, and of the background work, which is tried again and
 * therefore only warns, what no outage explains.
 */
export function reportLine(reporter: Reporter, level: number, given: readonly unknown[]): void {
  const { fields, sentence } = readLine(given);
  const error = fields['err'];
  const isDefectOfWork =
    level === WARNING && ('loop' in fields || 'job' in fields) && error instanceof Error && isDefect(error);
  if (level >= ERROR || isDefectOfWork)
    reporter.report(error instanceof Error ? error : new Error(sentence), placeOf(fields));
}

const isDefect = (error: Error) => toProblem(error).key === 'server.unknown';

function readLine([first, second]: readonly unknown[]): Line {
  if (typeof first === 'string') return { fields: {}, sentence: first };
  const fields = typeof first === 'object' && first !== null ? { ...first } : {};
  return { fields, sentence: typeof second === 'string' ? second : '' };
}

/** By the route's pattern, as in the log; of the other fields only those that name something of ours. */
function placeOf({ method, route, ...fields }: Record<string, unknown>): Place {
  const named = ['loop', 'job', 'event', 'requestId'].flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    ...(typeof route === 'string' ? { transaction: `${String(method)} ${route}` } : {}),
    tags: Object.fromEntries(named),
  };
}
