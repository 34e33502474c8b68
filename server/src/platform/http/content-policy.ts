import { type Env, isPublicDemo } from '../env.ts';
import { type Outside, pictureHosts } from '../pictures/picture-hosts.ts';

/**
 * What a page may load and do. A screen's own style elements carry the nonce of their answer; scripts are files of ours
 * alone, and no text with markup becomes part of a page (boot.js has the one policy for trusted types).
 */
export function contentPolicy(
  outside: Outside & Pick<Env, 'ERROR_REPORTING_DSN' | 'DEMO'>,
  nonce?: string,
): string {
  const styles = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`;
  const dsn = outside.ERROR_REPORTING_DSN;
  const reports = dsn === '' ? '' : ` ${new URL(dsn).origin}`;
  // Strangers do not reach the sandbox, and pages of a public demo load nothing from anywhere else.
  const pictures = isPublicDemo(outside) ? [] : pictureHosts(outside);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    `img-src 'self' data: blob: ${pictures.join(' ')}`.trimEnd(),
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${reports}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
