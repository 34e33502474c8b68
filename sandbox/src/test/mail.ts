import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { buildSandbox } from '../app.ts';
import { START } from './small-sandbox.ts';

const Server = z.object({ smtpUrl: z.url() });

/** A sandbox that takes mail, and where. */
export async function openMailSandbox(stateFile?: string) {
  const app = buildSandbox({
    seed: 7,
    queryCount: 500,
    productCount: 500,
    startAt: START,
    speed: 0,
    stateFile,
    smtp: { host: '127.0.0.1', port: 0 },
  });
  return { app, smtpUrl: await smtpUrlOf(app) };
}

async function smtpUrlOf(app: FastifyInstance): Promise<string> {
  return Server.parse((await app.inject('/mailbox/server')).json()).smtpUrl;
}

type Letter = { from?: string; to: string | readonly string[]; raw: string; before?: readonly string[] };

/** Speaks SMTP word by word and gives back the answers, the last line of each; it stops at the first refusal. */
export async function speakSmtp(
  smtpUrl: string,
  { from = 'shop@vitrina.test', to, raw, before = [] }: Letter,
) {
  const { hostname, port } = new URL(smtpUrl);
  const socket = connect({ host: hostname, port: Number(port) });
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const answers: string[] = [];
  const listen = async () => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done === true) throw new Error('the server has gone');
      if (/^\d{3} /.test(value)) return value;
    }
  };
  const says = [
    'EHLO client',
    ...before,
    `MAIL FROM:<${from}>`,
    ...[to].flat().map((one) => `RCPT TO:<${one}>`),
    'DATA',
    `${raw.replaceAll(/^\./gm, '..')}\r\n.`,
    'QUIT',
  ];
  try {
    answers.push(await listen());
    for (const say of says) {
      socket.write(`${say}\r\n`);
      const answer = await listen();
      answers.push(answer);
      if (/^[45]/.test(answer)) break;
    }
  } finally {
    socket.destroy();
  }
  return answers;
}

/** A message of a few headers and a text. */
export function writeLetter(subject: string, text: string, headers: readonly string[] = []): string {
  return [
    'From: Vitrina <shop@vitrina.test>',
    'To: somebody@vitrina.test',
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    ...headers,
    '',
    Buffer.from(text).toString('base64'),
  ].join('\r\n');
}
