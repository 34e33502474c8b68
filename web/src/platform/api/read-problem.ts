import { ErrorBody, isErrorKey } from '@vitrina/contract/errors.ts';
import * as z from 'zod/mini';
import { Problem } from '../problem.ts';

/** The body of an answer that is not 2xx. What is not the catalogue's error object becomes a generic problem. */
export function readProblem(status: number, text: string): Problem {
  try {
    const body = z.safeParse(ErrorBody, JSON.parse(text));
    if (body.success) {
      const { subject, action, meta } = body.data.error;
      const key = `${subject}.${action}`;
      return isErrorKey(key) ? new Problem(key, meta, status) : new Problem('server.unknown', {}, status);
    }
  } catch {
    // Not JSON: a proxy or a gateway answered.
  }
  return new Problem(keyOfStatus(status), {}, status);
}

function keyOfStatus(status: number) {
  switch (status) {
    case 401:
      return 'user.notAuthorized';
    case 404:
      return 'request.notFound';
    case 413:
      return 'request.tooLarge';
    case 502:
    case 503:
    case 504:
      return 'server.unavailable';
    default:
      return 'server.unknown';
  }
}
