import type { InputOf, OutputOf, Route } from '@vitrina/contract/route.ts';
import * as z from 'zod/mini';
import { Problem } from '../problem.ts';
import type { SendOptions } from './request-of.ts';
import { send } from './send.ts';

/** Asks the server and checks the answer: what does not fit the contract never reaches a screen. */
export async function call<R extends Route>(
  route: R,
  input: InputOf<R>,
  options: SendOptions = {},
): Promise<OutputOf<R>> {
  const response = await send(route, input, options);
  return parseAnswer(route, await response.json(), response.status);
}

export function parseAnswer<R extends Route>(route: R, body: unknown, status: number): OutputOf<R> {
  const answer = z.safeParse<R['output']>(route.output, body);
  if (!answer.success) {
    console.error(`${route.path}: the answer does not fit the contract\n${z.prettifyError(answer.error)}`);
    throw new Problem('server.unknown', {}, status);
  }
  return answer.data;
}
