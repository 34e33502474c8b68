import { Problem } from '../../platform/problem.ts';

/** Said before anybody looked for the order: by the session, by a limit, or by what stands in front of the server. */
const BEFORE_THE_ORDER = /^(?:user|session|request|server)\./;

/**
 * Whether an answer says that what was ordered was not made, so that the next try is another order. A lost or unreadable
 * answer says nothing: then the same order goes out again under its key, and is carried out once.
 */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Problem) || BEFORE_THE_ORDER.test(error.key)) return false;
  return error.status >= 400 && error.status < 500;
}
