/** What the product connects to by itself. Each is the sandbox's, or nothing. */
const OF_SANDBOX = [
  'CLOCK_URL',
  'SMTP_URL',
  'TELEGRAM_URL',
  'OZON_PERFORMANCE_URL',
  'OZON_SELLER_URL',
  'STOREFRONT_URL',
  'QUERY_FEED_URL',
  'PAYMENT_URL',
] as const;

/** Leads to others' servers whatever it names. */
const CLOSED = ['ERROR_REPORTING_DSN'] as const;

/** Of the library that sends traces, which reads the environment itself. */
const TRACES = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const;

type Outside = Record<(typeof OF_SANDBOX)[number] | (typeof CLOSED)[number] | 'WEBHOOK_INNER_HOSTS', string>;

/** The variables by which a public demo would reach a host that is not its sandbox's. Without a sandbox there is no demo. */
export function listOutside(env: Outside, source: NodeJS.ProcessEnv): string[] {
  const sandbox = env.CLOCK_URL === '' ? undefined : new URL(env.CLOCK_URL).hostname;
  const isElsewhere = (address: string) => address !== '' && new URL(address).hostname !== sandbox;
  return [
    ...(sandbox === undefined ? ['CLOCK_URL'] : []),
    ...OF_SANDBOX.filter((name) => isElsewhere(env[name])),
    ...CLOSED.filter((name) => env[name] !== ''),
    ...(env.WEBHOOK_INNER_HOSTS.split(' ').some((host) => host !== '' && isElsewhere(`http://${host}`))
      ? ['WEBHOOK_INNER_HOSTS']
      : []),
    ...TRACES.filter((name) => source[name]),
  ];
}
