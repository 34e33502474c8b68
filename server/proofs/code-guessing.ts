import { sql } from 'kysely';
import { CODE_TRIES } from '../src/accounts/codes/purposes.ts';
import { startTestApp } from '../test/app.ts';
import { type Flow, type Issued, otherCode, type World } from './codes/flow.ts';
import { LINK_FLOWS } from './codes/link-flows.ts';
import { TYPED_FLOWS } from './codes/typed-flows.ts';
import { type Figure, never, type Size } from './figure.ts';
import { quickPeople } from './quick-people.ts';

const GUESSES = 100;
const FLOWS = [...LINK_FLOWS, ...TYPED_FLOWS];
/** A link carries no person: it is found by its hash, so a wrong one belongs to nobody and has nothing to count on. */
const FOUND_BY_HASH = ['recovery'];

async function issueTo(world: World, flow: Flow) {
  await sql`delete from login_attempts`.execute(world.app.context.db);
  // A verified address would make every code of a verification a repetition.
  const owner = await world.makePerson({ isEmailVerified: false });
  return { owner, issued: await flow.issue(world, owner) };
}

async function accepts(issued: Issued, code = issued.code): Promise<boolean> {
  return issued.isEffect(await issued.redeem(code));
}

/** A hundred wrong ones at once; whatever was compared, the right one is worth nothing afterwards. */
async function guessAll(world: World, flow: Flow): Promise<Figure> {
  const { issued } = await issueTo(world, flow);
  const answers = await Promise.all(
    Array.from({ length: GUESSES }, () => issued.redeem(otherCode(issued.code))),
  );
  const wrong = answers.filter((answer) => issued.isEffect(answer)).length;
  const compared = await issued.tries();
  const isDead = FOUND_BY_HASH.includes(flow.name) || !(await accepts(issued));
  return {
    id: 'R13',
    figure: `${flow.name}: ${GUESSES} wrong codes at once, then the right one`,
    required: FOUND_BY_HASH.includes(flow.name)
      ? '0 accepted'
      : `at most ${CODE_TRIES} compared, 0 accepted, the code is dead`,
    measured: `${compared} compared, ${wrong} accepted${isDead ? '' : ', the right one still works'}`,
    isKept: wrong === 0 && compared <= CODE_TRIES && isDead,
  };
}

async function proveOnce(world: World, flow: Flow, wrong: string[]): Promise<void> {
  const { issued } = await issueTo(world, flow);
  if (!(await accepts(issued))) wrong.push(`${flow.name}: the right code was refused`);
  if (await accepts(issued)) wrong.push(`${flow.name}: accepted twice`);
}

async function proveBound(world: World, flow: Flow, wrong: string[]): Promise<void> {
  if (FOUND_BY_HASH.includes(flow.name)) return;
  const { issued } = await issueTo(world, flow);
  const stranger = await issueTo(world, flow);
  if (issued.isEffect(await issued.redeem(issued.code, stranger.owner)))
    wrong.push(`${flow.name}: another person's code was accepted`);
}

/** Every flow's code at every other flow that takes as many signs. */
async function provePurpose(world: World, wrong: string[]): Promise<number> {
  let crossings = 0;
  for (const flow of FLOWS)
    for (const other of FLOWS.filter((one) => one !== flow && one.length === flow.length)) {
      const { owner, issued } = await issueTo(world, flow);
      const target = await other.issue(world, owner);
      crossings += 1;
      if (target.isEffect(await target.redeem(issued.code)))
        wrong.push(`a code for ${flow.name} was accepted for ${other.name}`);
    }
  return crossings;
}

async function proveExpiry(world: World, flow: Flow, seconds: number, wrong: string[]): Promise<void> {
  const late = await issueTo(world, flow);
  await late.issued.expireIn(-1);
  if (await accepts(late.issued)) wrong.push(`${flow.name}: accepted a second after its end`);
  const early = await issueTo(world, flow);
  await early.issued.expireIn(seconds);
  if (!(await accepts(early.issued))) wrong.push(`${flow.name}: refused ${seconds} s before its end`);
}

/** R13: codes can be guessed five times, used once, by their owner, for their purpose, in their time. */
export async function prove(size: Size): Promise<Figure[]> {
  const app = await startTestApp({ env: { REQUESTS_PER_MINUTE: 10_000_000 } });
  // A busy machine may need more than a second between two statements.
  const secondsBefore = size === 'small' ? 30 : 1;
  const rounds = size === 'small' ? 1 : 20;
  try {
    const world: World = { app, makePerson: await quickPeople(app) };
    const figures: Figure[] = [];
    for (const flow of FLOWS) figures.push(await guessAll(world, flow));
    const wrong: Record<'reuse' | 'owner' | 'purpose' | 'expiry', string[]> = {
      reuse: [],
      owner: [],
      purpose: [],
      expiry: [],
    };
    let crossings = 0;
    for (let round = 0; round < rounds; round += 1) {
      await sql`delete from jobs.job`.execute(app.context.db);
      for (const flow of FLOWS) {
        await proveOnce(world, flow, wrong.reuse);
        await proveBound(world, flow, wrong.owner);
        await proveExpiry(world, flow, secondsBefore, wrong.expiry);
      }
      crossings += await provePurpose(world, wrong.purpose);
    }
    const all = `${rounds * FLOWS.length}`;
    return [
      ...figures,
      never('R13', 'codes that worked twice or not at all', wrong.reuse, all),
      never('R13', 'codes that worked for another person', wrong.owner, all),
      never('R13', 'codes that worked for another purpose', wrong.purpose, String(crossings)),
      never('R13', `codes accepted 1 s late or refused ${secondsBefore} s early`, wrong.expiry, all),
    ];
  } finally {
    await app.close();
  }
}
