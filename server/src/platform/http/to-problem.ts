import type { FastifyError } from 'fastify';
import { findClickHouseTrouble } from '../clickhouse/errors.ts';
import { isBadValue, isPostgresAway } from '../postgres/database.ts';
import { Problem, problem } from '../problem.ts';

/** A full engine has room again when its statements of the moment have ended. */
const ASK_AGAIN_SECONDS = 2;

/** What went wrong, as a refusal of the catalogue. Only a defect of ours is a 500. */
export function toProblem(error: FastifyError | Problem | Error): Problem {
  if (error instanceof Problem) return error;
  const trouble = findClickHouseTrouble(error);
  if (isPostgresAway(error) || trouble === 'away') return problem('server.unavailable');
  if (trouble === 'full') return problem('server.busy', { seconds: ASK_AGAIN_SECONDS });
  if (trouble === 'tooHeavy') return problem('request.tooHeavy');
  if (isBadValue(error)) return problem('request.invalid', { field: '', rule: 'value' });
  if ('validation' in error && error.validation) {
    const first = error.validation[0];
    const field = first?.instancePath.replaceAll('/', '.').replace(/^\./, '') ?? '';
    return problem('request.invalid', {
      field: field.slice(0, 100),
      rule: first?.keyword ?? 'invalid',
    });
  }
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return problem('request.tooLarge');
  if (status === 415) return problem('request.unsupportedType');
  if (status === 404) return problem('request.notFound');
  if (status !== undefined && status >= 400 && status < 500)
    return problem('request.invalid', { field: '', rule: 'malformed' });
  return problem('server.unknown');
}

/** When it is worth asking again, where the refusal says so. */
export function secondsUntilRetry({ key, meta }: Pick<Problem, 'key' | 'meta'>): number | undefined {
  if (key === 'user.blockedForMinutes') return Number(meta['minutes']) * 60;
  return key === 'request.tooMany' || key === 'server.busy' ? Number(meta['seconds']) : undefined;
}
