import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** From the environment, or typed by a person and not shown. */
export async function readPassphrase(): Promise<string> {
  const given = process.env['VITRINA_PASSPHRASE'];
  if (given) return given;
  if (!process.stdin.isTTY) throw new Error('Set VITRINA_PASSPHRASE: nobody is here to type a passphrase.');
  process.stderr.write('Passphrase of the secrets: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
