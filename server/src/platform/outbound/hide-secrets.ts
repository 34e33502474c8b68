const HIDDEN = '[hidden]';
// Answers bring secrets that the request did not know: fresh tokens, by the name of their field or by their look.
const SECRET_FIELDS =
  /("(?:access_token|refresh_token|token|client_secret|password)"\s*:\s*")(?:[^"\\]|\\.)*(")/g;
// A person's code on its way back by the messenger.
const START_CODES = /(\/start )[\w-]+/g;
const SIGNED_TOKENS = /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g;

/** The ways in which one text stands in a URL, a form, a JSON document and a line of its own. */
function listSpellings(secret: string): string[] {
  const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
  return [secret, encodeURIComponent(secret), inForm, JSON.stringify(secret).slice(1, -1)];
}

/** The text without what must not be kept: the secrets known by value, and tokens known by their look. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  const spellings = secrets
    .filter((secret) => secret !== '')
    .flatMap(listSpellings)
    // The longest first: one secret may be a part of another.
    .toSorted((a, b) => b.length - a.length);
  return spellings
    .reduce((left, spelling) => left.replaceAll(spelling, HIDDEN), text)
    .replaceAll(SECRET_FIELDS, `$1${HIDDEN}$2`)
    .replaceAll(START_CODES, `$1${HIDDEN}`)
    .replaceAll(SIGNED_TOKENS, HIDDEN);
}

const SECRET_HEADERS = new Set([
  'authorization',
  'proxy-authorization',
  'api-key',
  'x-api-key',
  'cookie',
  'set-cookie',
  'x-telegram-bot-api-secret-token',
]);

export function hideHeaders(
  headers: Readonly<Record<string, string>>,
  secrets: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      SECRET_HEADERS.has(name.toLowerCase()) ? HIDDEN : hideSecrets(value, secrets),
    ]),
  );
}
