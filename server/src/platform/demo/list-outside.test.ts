import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';

const SANDBOX = 'http://127.0.0.1:4401';
const demo = {
  DEMO: 'public',
  DATABASE_URL: 'postgres://vitrina@db.inner:5432/vitrina',
  CLICKHOUSE_URL: 'http://columns.inner:8123',
  CLOCK_URL: `${SANDBOX}/clock`,
  SMTP_URL: 'smtp://127.0.0.1:4402',
  TELEGRAM_URL: `${SANDBOX}/telegram`,
  OZON_PERFORMANCE_URL: `${SANDBOX}/ozon-performance`,
  OZON_SELLER_URL: `${SANDBOX}/ozon-seller`,
  STOREFRONT_URL: `${SANDBOX}/storefront`,
  QUERY_FEED_URL: `${SANDBOX}/feed/v1`,
  PAYMENT_URL: `${SANDBOX}/yookassa/v3`,
  WEBHOOK_INNER_HOSTS: '127.0.0.1:4401',
};

/** No connection of the product goes by these. */
const NO_WAY_OUT = [
  // The databases.
  'DATABASE_URL',
  'CLICKHOUSE_URL',
  // Written into pages and letters.
  'PUBLIC_URL',
  'TELEGRAM_LINK_URL',
];

test('a public demo starts beside its sandbox', () => {
  expect(readEnv(demo).DEMO).toBe('public');
});

test('whatever has an address leads to the sandbox, or the demo does not start and says which does not', () => {
  const addresses = Object.keys(readEnv(demo)).filter((name) => /_URL$|_DSN$|_HOSTS$/.test(name));
  const checked = addresses.filter((name) => !NO_WAY_OUT.includes(name) && name !== 'PICTURE_HOSTS');
  expect(checked).toHaveLength(10);
  for (const name of checked) {
    const elsewhere =
      name === 'ERROR_REPORTING_DSN' ? 'https://key@elsewhere.example/7' : 'https://elsewhere.example';
    const value = name === 'WEBHOOK_INNER_HOSTS' ? '127.0.0.1:4401 elsewhere.example' : elsewhere;
    expect(() => readEnv({ ...demo, [name]: value }), name).toThrow(
      name === 'CLOCK_URL' ? 'SMTP_URL' : new RegExp(`alone: leave out or change ${name}\\.$`),
    );
    // Nobody minds where there is no demo.
    expect(readEnv({ ...demo, DEMO: '', [name]: value }).DEMO).toBe('');
  }
});

test('the real marketplaces, which are the defaults, are named one by one', () => {
  const { DATABASE_URL, CLICKHOUSE_URL } = demo;
  expect(() => readEnv({ DEMO: 'public', DATABASE_URL, CLICKHOUSE_URL })).toThrow(
    'change CLOCK_URL, TELEGRAM_URL, OZON_PERFORMANCE_URL, OZON_SELLER_URL, PAYMENT_URL.',
  );
});

test.each(['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'])(
  'traces go nowhere either: %s',
  (name) => {
    expect(() => readEnv({ ...demo, [name]: 'http://127.0.0.1:4318' })).toThrow(name);
  },
);
