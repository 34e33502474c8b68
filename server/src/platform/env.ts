import { ReportAddress, ReportEnvironment } from '@vitrina/contract/error-reports/client-settings.ts';
import * as z from 'zod';
import { CannotStart } from './cannot-start.ts';
import { listOutside } from './demo/list-outside.ts';

const Url = z.url();
/** Commas stand between the shards of a cluster, "|" between the replicas of a shard. */
export const listShards = (text: string): string[][] =>
  text.split(',').map((shard) => shard.split('|').map((one) => one.trim()));
export const listAddresses = (text: string): string[] => listShards(text).flat();
const Urls = z.string().refine((text) => listAddresses(text).every((one) => Url.safeParse(one).success), {
  error: 'Invalid URL',
});

const OnOff = z.enum(['on', 'off']).default('on');

/** The name of the product's database in ClickHouse. */
export const CLICKHOUSE_DATABASE = 'app';

const Env = z.object({
  DATABASE_URL: Url,
  /** Of a cluster, the address of each node. */
  CLICKHOUSE_URL: Urls,
  /** As remote_servers of the nodes names the cluster; empty: one node has everything. */
  CLICKHOUSE_CLUSTER: z
    .string()
    .regex(/^\w{0,60}$/)
    .default(''),
  /** Whether the tables of the cluster's shards replicate each other; chosen when they are made. */
  CLICKHOUSE_REPLICATED: z.enum(['on', 'off']).default('off'),
  CLICKHOUSE_DATABASE: z
    .string()
    .regex(/^\w{1,60}$/)
    .default(CLICKHOUSE_DATABASE),
  /** What this product may take of that server's memory; statements and how many run at once follow from it. */
  CLICKHOUSE_MEMORY_MB: z.coerce.number().int().min(600).default(8000),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4400),
  /** Where the signing and encryption keys live; never in the database. */
  DATA_DIR: z.string().default('data'),
  /** The built web application; empty in development, where Vite serves it. */
  WEB_DIST: z.string().default(''),
  /** Behind how many trusted proxies the server stands. */
  PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** From one address, against floods; sign-in has limits of its own. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  /** Worked on at once; left out, each process finds the number by itself (docs/decisions/0037). */
  REQUESTS_AT_ONCE: z.coerce.number().int().min(1).optional(),
  /** Where people open the product: links in letters begin with it. */
  PUBLIC_URL: Url.default('http://localhost:4400'),
  /** Where pages may show pictures of products from: hosts of the marketplaces, as a content security policy names them. */
  PICTURE_HOSTS: z
    .string()
    .regex(/^(?:https?:\/\/[\w.*:-]+(?: |$))*$/)
    .default(
      'https://*.ozone.ru https://*.ozon.ru https://*.wbbasket.ru https://*.wbcontent.net https://avatars.mds.yandex.net',
    ),
  /** Who runs this installation: the footer and the agreements name it. The defaults are placeholders. */
  COMPANY_NAME: z.string().max(200).default('ООО «Образец»'),
  COMPANY_INN: z.string().max(12).default('0000000000'),
  COMPANY_OGRN: z.string().max(15).default('0000000000000'),
  COMPANY_ADDRESS: z.string().max(300).default('000000, Москва, улица Примерная, дом 1'),
  COMPANY_EMAIL: z.email().default('help@example.com'),
  REGISTRATION: OnOff,
  AUTHORIZATION: OnOff,
  /** `public`: strangers read the example cabinet and nothing else, and nothing leaves for any host but the sandbox's. */
  DEMO: z.enum(['', 'public']).default(''),
  /** Off: the list of cabinets is the only screen (product.md 4.2). */
  ALL_PAGES_ACCESS: OnOff,
  /** smtp:// or smtps://, with a name and a password if the server wants them. Without it no letter leaves. */
  SMTP_URL: Url.or(z.literal('')).default(''),
  MAIL_FROM: z.email().default('no-reply@localhost.localdomain'),
  TELEGRAM_URL: Url.default('https://api.telegram.org'),
  /** Where links to the bot begin. */
  TELEGRAM_LINK_URL: Url.default('https://t.me'),
  /** Without it no messenger can be connected. */
  TELEGRAM_BOT_TOKEN: z.string().default(''),
  OZON_PERFORMANCE_URL: Url.default('https://api-performance.ozon.ru'),
  OZON_SELLER_URL: Url.default('https://api-seller.ozon.ru'),
  /** Off until an operator names a lawful data provider. */
  STOREFRONT_URL: Url.or(z.literal('')).default(''),
  /** How long shelves of the storefront are kept, in days. */
  SHELF_KEPT_DAYS: z.coerce.number().int().min(1).max(1100).default(90),
  QUERY_FEED_URL: Url.or(z.literal('')).default(''),
  QUERY_FEED_KEY: z.string().default(''),
  PAYMENT_URL: Url.default('https://api.yookassa.ru/v3'),
  /** The shop at the payment provider; without it nobody can top up. */
  PAYMENT_SHOP_ID: z.string().max(64).default(''),
  PAYMENT_SECRET_KEY: z.string().default(''),
  /** `test`: points are credited for test payments alone, with `live` for real ones alone. */
  PAYMENT_MODE: z.enum(['live', 'test']).default('live'),
  /** Whence notifications of the provider come; empty: from its own published addresses. */
  PAYMENT_HINT_ADDRESSES: z
    .string()
    .regex(/^(?:[\da-fA-F:.]+(?:\/\d{1,3})?(?: |$))*$/)
    .default(''),
  /** Receivers of webhooks that are let through although they are not on the public network: `host` or `host:port`. */
  WEBHOOK_INNER_HOSTS: z
    .string()
    .regex(/^(?:[\w.:-]+(?: |$))*$/)
    .default(''),
  /** Of receipts, by 54-FZ: the provider's numbers for the VAT rate and, where the shop has more than one, the tax system. */
  PAYMENT_VAT_CODE: z.coerce.number().int().min(1).max(12).default(1),
  PAYMENT_TAX_SYSTEM: z.coerce.number().int().min(1).max(6).optional(),
  /** Where this process serves its metrics; 0 takes any free port, empty serves none. */
  METRICS_PORT: z.union([z.literal(''), z.coerce.number().int().min(0).max(65_535)]).default(''),
  /** How long it goes on answering after SIGTERM, so that a proxy notices that it is not ready. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  /** Where errors of the server and of its pages are reported: a DSN as Sentry's clients take it. Empty: nowhere. */
  ERROR_REPORTING_DSN: z.union([z.literal(''), ReportAddress]).default(''),
  /** How reports call this installation. */
  ERROR_REPORTING_ENVIRONMENT: z._default(ReportEnvironment, 'production'),
  /** Which part of the errors is reported. */
  ERROR_REPORTING_SAMPLE_RATE: z.coerce.number().min(0).max(1).default(1),
  /** The sandbox's clock; without it time is the machine's. */
  CLOCK_URL: Url.or(z.literal('')).default(''),
  /** A file for the exchanges with other servers, without their secrets: lines of JSON that a test can replay. */
  OUTBOUND_RECORD: z.string().default(''),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  EXIT_WITH_PARENT: z.string().default(''),
});
export type Env = z.infer<typeof Env>;

export const isPublicDemo = ({ DEMO }: Pick<Env, 'DEMO'>): boolean => DEMO === 'public';

function refuseOutside(env: Env, source: NodeJS.ProcessEnv): void {
  const outside = listOutside(env, source);
  if (outside.length === 0) return;
  throw new CannotStart(
    `A public demo talks to its sandbox alone: leave out or change ${outside.join(', ')}.`,
  );
}

/** Throws one sentence that names every wrong variable. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = Env.safeParse(source);
  if (parsed.success) {
    const { CLICKHOUSE_URL, CLICKHOUSE_CLUSTER, CLICKHOUSE_REPLICATED } = parsed.data;
    if (CLICKHOUSE_CLUSTER === '' && listAddresses(CLICKHOUSE_URL).length > 1)
      throw new CannotStart('CLICKHOUSE_URL names several nodes: name their cluster in CLICKHOUSE_CLUSTER.');
    if (CLICKHOUSE_URL.includes('|') && CLICKHOUSE_REPLICATED === 'off')
      throw new CannotStart('CLICKHOUSE_URL names replicas ("|"): set CLICKHOUSE_REPLICATED to on.');
    if (CLICKHOUSE_CLUSTER === '' && CLICKHOUSE_REPLICATED === 'on')
      throw new CannotStart('CLICKHOUSE_REPLICATED is for a cluster: name it in CLICKHOUSE_CLUSTER.');
    if (isPublicDemo(parsed.data)) refuseOutside(parsed.data, source);
    return parsed.data;
  }
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
  throw new CannotStart(`The environment is not complete: ${wrong.join(', ')}.`);
}
