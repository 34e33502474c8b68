import * as z from 'zod/mini';

/**
 * Where reports go: the public key, the host and the number of a project. A secret key, which old addresses had behind
 * the public one, is refused: pages carry the address.
 */
export const ReportAddress = z
  .string()
  .check(z.regex(/^https?:\/\/\w+@[\w.-]+(?::\d{1,5})?\/(?:[\w.-]+\/)*\d+$/, { error: 'address' }));

/** What a page knows of error reports, as `content` of the `meta` of this name. A page without it sends none. */
export const REPORTS_META = 'error-reports';

/** How a running copy of the product is called, in signs that can stand in an attribute as they are. */
export const ReportEnvironment = z.string().check(z.regex(/^[\w.-]{1,64}$/, { error: 'environment' }));

/** Which part of the errors is reported, from none to all of them. */
const SampleRate = z.coerce.number().check(z.gte(0), z.lte(1));

const ClientSettings = z.object({
  dsn: ReportAddress,
  sampleRate: SampleRate,
  environment: ReportEnvironment,
});
export type ClientSettings = z.infer<typeof ClientSettings>;

export function writeClientSettings({ dsn, sampleRate, environment }: ClientSettings): string {
  return `${dsn} ${sampleRate} ${environment}`;
}

/** undefined: this is none. */
export function readClientSettings(content: string): ClientSettings | undefined {
  const [dsn, sampleRate, environment] = content.split(' ');
  return z.safeParse(ClientSettings, { dsn, sampleRate, environment }).data;
}
