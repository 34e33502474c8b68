import type { InputOf, Route } from '@vitrina/contract/route.ts';
import { followClock, machineNow } from '../clock.ts';
import { Problem } from '../problem.ts';
import { readAccessToken, storeAccessToken } from '../token/access-token.ts';
import { renewAccessToken } from '../token/renew-access-token.ts';
import { publishRightsRefused, publishSessionLost } from '../token/session-events.ts';
import { sharedSecret } from '../token/shared-secret.ts';
import { isTokenValid } from '../token/token.ts';
import { readProblem } from './read-problem.ts';
import { requestOf, type SendOptions } from './request-of.ts';

const ROLES_CHANGED = ['cabinet.insufficientRights', 'cabinet.notFound', 'cabinet.blocked'] as const;

/** One request of the contract with the bearer token; anything but 2xx is thrown as a Problem. */
export async function send<R extends Route>(
  route: R,
  input: InputOf<R>,
  options: SendOptions,
): Promise<Response> {
  if (route.access === 'operator') await renewExpired();
  const shared = sharedSecret();
  if (shared !== null) return sendShared(route, input, { shared, options });
  const token = readAccessToken();
  const response = await withRenewal(token, (bearer) => fetchRoute(route, input, bearer, options));
  if (response.ok) {
    return response;
  }
  throw refusal(response.status, await response.text());
}

/** By a link: nothing of it is renewed. Revoked or over, it leads back to the page that says so. */
async function sendShared(
  route: Route,
  input: unknown,
  { shared, options }: { shared: string; options: SendOptions },
): Promise<Response> {
  const response = await fetchRoute(route, input, shared, options);
  if (response.ok) return response;
  const problem = readProblem(response.status, await response.text());
  if (response.status === 401) publishSessionLost(null);
  throw problem;
}

/** An operator's route answers a token that has run out as it answers strangers: nothing says that it has. */
async function renewExpired(): Promise<void> {
  const token = readAccessToken();
  if (token === null || isTokenValid(token, machineNow())) return;
  if ((await renewAccessToken(token)) === 'unavailable') throw new Problem('server.unavailable', {}, 0);
}

/** The problem of an answer that is not 2xx. One about the cabinet means that this tab knows old roles. */
export function refusal(status: number, text: string): Problem {
  const problem = readProblem(status, text);
  const isOfRoles = ROLES_CHANGED.some((key) => problem.is(key));
  if (isOfRoles) publishRightsRefused();
  return problem;
}

/** A 401 is answered once with a renewed token; if that is refused too, the session is over. */
export async function withRenewal<Answer extends { status: number }>(
  token: string | null,
  ask: (bearer: string | null) => Promise<Answer>,
): Promise<Answer> {
  const first = await ask(token);
  if (first.status !== 401 || token === null) {
    return first;
  }
  const renewal = await renewAccessToken(token);
  if (renewal === 'unavailable') throw new Problem('server.unavailable', {}, 0);
  const answer = renewal === 'renewed' ? await ask(readAccessToken()) : first;
  // Whoever has signed out meanwhile, or was told by another request, is not told again.
  if (answer.status === 401 && readAccessToken() !== null) {
    storeAccessToken(null);
    publishSessionLost(new Problem('user.notAuthorized', {}, 401));
  }
  return answer;
}

async function fetchRoute(
  route: Route,
  input: unknown,
  bearer: string | null,
  options: SendOptions,
): Promise<Response> {
  const { url, init } = requestOf(route, input, bearer, options);
  try {
    const answer = await fetch(url, init);
    followClock(answer.headers);
    return answer;
  } catch (error) {
    throw init.signal?.aborted === true ? error : new Problem('server.unavailable', {}, 0);
  }
}
