import path from 'node:path';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { listMail } from '../../test/fakes/mailbox.ts';
import { type Sandbox, startSandbox } from '../../test/fakes/sandbox.ts';
import { type Product, startProduct } from '../../test/processes/product-process.ts';
import { type CanaryList, createCanaryList } from './canary-list.ts';
import { type Client, productClient, until } from './product-client.ts';

export type Stack = {
  sandbox: Sandbox;
  app: TestApp;
  call: Client;
  base: string;
  canaries: CanaryList;
  /** Every line of the product's own log. */
  lines: readonly string[];
  advertising: { clientId: string; clientSecret: string };
  /** The code of the newest letter to an address, as its reader takes it out. */
  readCode(kind: string, to: string): Promise<string>;
  /** Nothing moves any more, and what the product held back is written. */
  stopProduct(): Promise<void>;
  close(): Promise<void>;
};

const Keys = z.object({
  bot: z.object({ token: z.string() }),
  advertising: z.object({ clientId: z.string(), clientSecret: z.string() }),
});

const SMTP_PASSWORD = 'canary-of-smtp-93ffb1';

/** The product as a process beside the sandbox, with secrets of its own for the mail server and the bot. */
export async function openStack(): Promise<Stack> {
  const sandbox = await startSandbox();
  const canaries = createCanaryList();
  const { bot, advertising } = Keys.parse(await sandbox.keys());
  const smtp = new URL(sandbox.smtpUrl);
  smtp.username = 'vitrina';
  smtp.password = canaries.plant('password of the mail server', SMTP_PASSWORD);
  const app = await startTestApp({
    now: new Date(),
    env: {
      ...sandbox.env,
      SMTP_URL: smtp.href,
      TELEGRAM_BOT_TOKEN: canaries.plant('token of the bot', bot.token),
      // No secret goes that way, and a market's history takes its time.
      QUERY_FEED_URL: '',
      STOREFRONT_URL: '',
    },
  });
  app.context.env.OUTBOUND_RECORD = path.join(app.context.env.DATA_DIR, 'outbound.jsonl');
  const lines: string[] = [];
  let product: Product | undefined;
  try {
    product = await startProduct(app, 'main', (line) => lines.push(line));
  } catch (error) {
    await app.close();
    await sandbox.stop();
    throw error;
  }
  const running = product;
  const read = new Set<number>();
  return {
    sandbox,
    app,
    canaries,
    lines,
    advertising,
    base: running.url,
    call: productClient(running.url),
    readCode: (kind, to) =>
      until(`a letter with a code to ${to}`, async () => {
        const mail = (await listMail(sandbox, to)).find(({ id }) => !read.has(id));
        const code = /: ([A-Za-z0-9]{6,24})\s*\n\s*\n?Vitrina\s*$/.exec(mail?.text ?? '')?.[1];
        if (!mail || code === undefined) return undefined;
        read.add(mail.id);
        return canaries.plant(kind, code);
      }),
    stopProduct: () => running.stop(),
    close: async () => {
      await running.kill();
      await app.close();
      await sandbox.stop();
    },
  };
}
