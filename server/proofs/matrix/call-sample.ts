import type { Route } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import { SAMPLES } from '../../test/every-route-samples.ts';
import { type Answer, ask } from '../ask.ts';
import { type CallerName, type Place } from './expect-answer.ts';
import { ABSENT_ID, userOf, type World } from './open-world.ts';

type Cell = { route: Route; caller: CallerName; place: Place };

/** The input of a cell: of the named cabinet everything it names, of the caller where there is none. */
export async function inputOf(world: World, { route, caller, place }: Cell): Promise<object> {
  const { own, foreign, example } = world;
  const ids = { own: own.id, foreign: foreign.id, example: example.id, absent: ABSENT_ID, none: own.id };
  const where = place === 'foreign' || place === 'example' ? place : 'own';
  const things = world.things(where, where === 'own' ? userOf(world, caller)?.id : undefined);
  return (await SAMPLES[route.path]?.input?.({ cabinetId: ids[place], things })) ?? {};
}

/** Sends one cell with a right input, or with the given one. */
export async function callSample(world: World, cell: Cell, input?: object): Promise<Answer> {
  const file = await SAMPLES[cell.route.path]?.file?.();
  return ask(world.app.server, {
    route: cell.route,
    input: input ?? (await inputOf(world, cell)),
    file,
    token: world.tokens[cell.caller],
  });
}

/** Limits are proved elsewhere: here nobody is to be refused because somebody asked before. */
export async function forgetLimits({ app }: World): Promise<void> {
  await sql`delete from login_attempts`.execute(app.context.db);
}

/** Nobody reads the files here that routes before have left, and a person may have three that are not read yet. */
export async function forgetImports({ app }: World): Promise<void> {
  await sql`delete from query_import_jobs where state in ('running', 'asking')`.execute(app.context.db);
}

export function describe({ route, caller, place }: Cell, answer: Answer): string {
  const where = place === 'none' ? '' : ` ${place} cabinet`;
  return `${route.path} ${caller}${where}: ${answer.status} ${answer.text.slice(0, 120)}`;
}
