/** The contract: what follows `?start=` is 1 to 64 letters, digits, `_` or `-`. */
const CODE = /^[\w-]{1,64}$/;

/** A link that opens the bot and offers Start with a code. `linkBase` is https://t.me outside of a sandbox. */
export function startLink(linkBase: string, username: string, code: string): string {
  if (!CODE.test(code)) throw new Error('a code of a link has 1 to 64 letters, digits, _ or -');
  return `${linkBase.replace(/\/+$/, '')}/${encodeURIComponent(username)}?start=${code}`;
}
