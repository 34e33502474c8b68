/** Secrets by what they are, and which of them have really been used. */
export type CanaryList = {
  /** Notes a secret on its way into the product or out of it, and gives it back. */
  plant(kind: string, secret: string): string;
  readonly planted: readonly { kind: string; secret: string }[];
};

export function createCanaryList(): CanaryList {
  const planted: { kind: string; secret: string }[] = [];
  return {
    planted,
    plant: (kind, secret) => {
      if (secret === '') throw new Error(`The flow brought no ${kind}.`);
      planted.push({ kind, secret });
      return secret;
    },
  };
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** A secret as it may lie somewhere: as it is, encoded for an address, in base64 of either alphabet, in hexadecimal. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const base64 = bytes.toString('base64').replace(/=+$/, '');
  return [
    secret,
    encodeURIComponent(secret),
    base64,
    base64.replaceAll('+', '-').replaceAll('/', '_'),
    bytes.toString('hex'),
    JSON.stringify(secret).slice(1, -1),
  ];
}

/** Short codes are looked for as whole words: six signs come up by chance inside of ciphertext. */
export function patternOf(secret: string): RegExp {
  const forms = [...new Set(formsOf(secret))].map(escaped);
  return new RegExp(`(?<![A-Za-z0-9])(?:${forms.join('|')})(?![A-Za-z0-9])`);
}
