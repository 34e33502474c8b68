import { randomBytes } from 'node:crypto';
import { login, register, requestRecovery, useExtensionCode } from '@vitrina/contract/accounts/routes.ts';
import { sendInvite } from '@vitrina/contract/cabinets.ts';
import { median } from '@vitrina/contract/median.ts';
import { sql } from 'kysely';
import { setPlan } from '../src/billing/plans/set-plan.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { makeCabinet } from '../test/builders/factories.ts';
import { type Answer, ask } from './ask.ts';
import type { Figure, Size } from './figure.ts';
import { type MakePerson, PASSWORD, quickPeople } from './quick-people.ts';

/** Asks about an address; only whether somebody has it differs between two calls. */
type Question = { name: string; ask(email: string): Promise<Answer> };

const MOST_APART_PERCENT = 5;

/** Whatever an answer repeats from the question, and the numbers of what it made, are no difference. */
const faceOf = ({ status, text }: Answer, email: string) =>
  `${status} ${text.replaceAll(email, 'ADDRESS').replaceAll(/"(id|sentAt|expiresAt)":("[^"]*"|\d+)/g, '"$1":0')}`;

async function questionsOf(app: TestApp, makePerson: MakePerson): Promise<Question[]> {
  const inviter = await makePerson();
  await setPlan(app.context, inviter.id, 'expert', 365);
  const { id: cabinetId } = await makeCabinet(app, { owner: { ...inviter, password: PASSWORD } });
  const post = (route: Parameters<typeof ask>[1]['route'], input: object, token?: string) =>
    ask(app.server, { route, input, token });
  return [
    { name: 'login', ask: (email) => post(login, { email, password: 'Wrong-guess-1' }) },
    { name: 'recovery', ask: (email) => post(requestRecovery, { email }) },
    { name: 'extension code', ask: (email) => post(useExtensionCode, { email, code: '777777' }) },
    {
      name: 'invitation',
      ask: (email) => post(sendInvite, { cabinetId, email, initPermissions: ['analytics'] }, inviter.token),
    },
  ];
}

async function forget(app: TestApp): Promise<void> {
  await sql`delete from login_attempts`.execute(app.context.db);
  await sql`delete from cabinet_invites`.execute(app.context.db);
}

/** Known and unknown in turn, so that a busy moment of the machine meets both alike. */
async function compare(
  app: TestApp,
  makePerson: MakePerson,
  question: Question,
  size: Size,
): Promise<Figure[]> {
  const times = size === 'small' ? 5 : 200;
  const faces = { known: new Set<string>(), unknown: new Set<string>() };
  const spent = { known: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < times; n += 1) {
    const known = (await makePerson()).email;
    // As long as a known one: length must not be the difference.
    const pair = [
      ['known', known],
      ['unknown', `${randomBytes(6).toString('hex')}@example.test`],
    ] as const;
    for (const [kind, email] of n % 2 === 0 ? pair : pair.toReversed()) {
      await forget(app);
      const answer = await question.ask(email);
      faces[kind].add(faceOf(answer, email));
      spent[kind].push(answer.milliseconds);
    }
  }
  const all = new Set([...faces.known, ...faces.unknown]);
  const [known, unknown] = [median(spent.known) ?? 0, median(spent.unknown) ?? 0];
  const apart = (Math.abs(known - unknown) / Math.max(known, unknown)) * 100;
  const same: Figure = {
    id: 'R12',
    figure: `${question.name}: different answers to ${times} known and ${times} unknown addresses`,
    required: '1, and no 5xx',
    measured: `${all.size}: ${[...all].map((face) => face.slice(0, 60)).join(' / ')}`,
    isKept: all.size === 1 && ![...all].some((face) => face.startsWith('5')),
  };
  const timing: Figure = {
    id: 'R12',
    figure: `${question.name}: medians of known and unknown apart`,
    required: `less than ${MOST_APART_PERCENT} %`,
    measured: `${known.toFixed(2)} and ${unknown.toFixed(2)} ms, ${apart.toFixed(1)} %`,
    isKept: apart < MOST_APART_PERCENT,
  };
  // A busy machine spoils times and never answers: `npm test` looks at answers only.
  return size === 'small' ? [same] : [same, timing];
}

/** The recorded deviation: the catalogue wants registration to tell that an address is taken. */
async function describeRegistration(app: TestApp, makePerson: MakePerson): Promise<Figure> {
  const { email } = await makePerson();
  const agreements = { userAgreement: true, paymentPolicy: true, privacyPolicy: true };
  const input = { fullName: 'Анна Продавец', email, password: PASSWORD, agreements, language: 'ru' };
  const keys: string[] = [];
  for (let n = 0; n < 50; n += 1) keys.push((await ask(app.server, { route: register, input })).key);
  const refusals = keys.filter((key) => key === 'user.exists').length;
  return {
    id: 'R12',
    figure:
      'registration tells that an address is taken (recorded deviation): of 50 questions of one network',
    required: 'at most 20 answered',
    measured: `${refusals} answered, then ${keys.at(-1) ?? ''}`,
    isKept: refusals <= 20 && keys.at(-1) === 'user.blockedForMinutes',
  };
}

/** R12: whether an address has an account is told neither by words nor by time. */
export async function prove(size: Size): Promise<Figure[]> {
  const app = await startTestApp({ env: { REQUESTS_PER_MINUTE: 10_000_000 } });
  try {
    const makePerson = await quickPeople(app);
    const figures: Figure[] = [];
    for (const question of await questionsOf(app, makePerson))
      figures.push(...(await compare(app, makePerson, question, size)));
    return [...figures, await describeRegistration(app, makePerson)];
  } finally {
    await app.close();
  }
}
