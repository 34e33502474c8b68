/** Instead of what is not to leave. */
export const HIDDEN = '***';
const VALUE = '*';

/** Names that routes, screens and files of ours have; a code with its digits and mixed letters looks like none of them. */
const ROUTE_WORD = /^(?:[a-z]{1,30}(?:-[a-z]{1,30}){0,6}|[a-z]{2,30}(?:[A-Z][a-z]{2,30}){0,6})$/;
const BUILT_FILE = /^\/assets\/[\w.-]{1,80}\.(?:js|css|woff2)$/;
const PARAMETER = /^([a-z][A-Za-z]{0,30})=/;

/** Which screen or route an address means, without its server and every value: `/cabinets/*?tab=*`. */
export function shortenAddress(address: string): string {
  const [whole = ''] = address.split('#', 1);
  const [before = '', ...after] = whole.split('?');
  const path = before.replace(/^[a-z][\w+.-]*:\/\/[^/]*/i, '');
  if (BUILT_FILE.test(path)) return path;
  const names = after
    .join('?')
    .split('&')
    .flatMap((pair) => PARAMETER.exec(pair)?.[1] ?? []);
  const query = names.length === 0 ? '' : `?${names.map((name) => `${name}=${VALUE}`).join('&')}`;
  return path.split('/').map(keepWord).join('/') + query;
}

function keepWord(segment: string): string {
  return segment === '' || ROUTE_WORD.test(segment) ? segment : VALUE;
}

const PACKAGE_FILE = /\/(node_modules\/[\w@./+-]+)$/;
const OWN_FILE = /^.*\/((?:server|web|packages|scripts|sandbox|assets)\/[\w@./+-]+)$/;

/** A file of a stack, from the folder of the product on: where that lies on a machine is nobody's business. */
export function shortenFile(file: string): string {
  if (/^node:[\w/]+$/.test(file) || file === '<anonymous>') return file;
  const known = PACKAGE_FILE.exec(file)?.[1] ?? OWN_FILE.exec(file)?.[1];
  return known === undefined ? `app://${shortenAddress(file)}` : `app:///${known}`;
}
