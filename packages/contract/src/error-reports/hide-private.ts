import { hideQuoted } from './hide-quoted.ts';
import { HIDDEN, shortenAddress } from './shorten-address.ts';

/** More of a text is not looked at, and less of it leaves. */
const LONGEST_READ = 2000;
const LONGEST_SENT = 1000;
const LONGEST_WORD = 40;
/** What is hidden gives what stands beside it another look: a mark after a letter stands after a star now. */
const MOST_ROUNDS = 10;

/** By what stands before them, whatever they look like. */
const NAMED: readonly [RegExp, string][] = [
  [/\b((?:set-)?cookie|(?:proxy-)?authorization)\b[^\n]*/gi, `$1: ${HIDDEN}`],
  [/\b(bearer|basic)\s+[^\s,;]+/gi, `$1 ${HIDDEN}`],
  [
    /((?:password|passwd|pwd|secret|token|api[-_ ]?key|client[-_ ]?id|session|code|pin)["']?\s*[:=]\s*)(?:"(?:[^"\\]|\\[^])*(?:"|$)|'[^']*(?:'|$)|[^\s"',;&}\])]+)/gi,
    `$1${HIDDEN}`,
  ],
];

/** By their look: mail, telephones, addresses of networks. */
const SEEN: readonly RegExp[] = [
  /[^\s@"'<>(),;:[\]]+(?:@|%40)[^\s@"'<>(),;:[\]]+/gi,
  /\+?\d(?:[\s().-]*\d){9,}|\b\d{3}-\d{2}-\d{2}\b/g,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
  /(?<![\w:])(?:[\da-f]{0,4}:){2,8}[\da-f]{0,4}(?![\w:])/gi,
];
const WORD = /[\p{L}\p{M}\p{N}_+/=.~'’-]+/gu;

const ADDRESS = /([a-z][\w+.-]{1,20}:\/\/[^\s"'<>]+|(?<![\w/*])\/[^\s"'<>]+)/i;

/**
 * The text without what concerns people: addresses of mail and networks, telephones, passwords, codes, keys and tokens,
 * values of addresses, quoted texts and all words that are not English. Of a doubtful word nothing stays, and nothing of
 * a text in which there is always more to hide. What has been hidden is the same when it is hidden again.
 */
export function hidePrivate(text: string): string {
  let left = text.length > LONGEST_READ ? text.slice(0, LONGEST_READ).replace(/\S*$/, '') : text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const hidden = hideOnce(left);
    if (hidden === left) return left;
    left = hidden;
  }
  return HIDDEN;
}

function hideOnce(text: string): string {
  const named = NAMED.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), text);
  return hideQuoted(named)
    .split(ADDRESS)
    .map((part, nth) => (nth % 2 === 1 ? shortenAddress(part) : hideSeen(part)))
    .join('')
    .slice(0, LONGEST_SENT);
}

function hideSeen(text: string): string {
  return SEEN.reduce((left, pattern) => left.replaceAll(pattern, HIDDEN), text).replaceAll(WORD, (word) =>
    isPrivate(word) ? HIDDEN : word,
  );
}

/**
 * Keys, tokens and codes are letters and digits in one word, or longer than words are; names, queries and titles have
 * letters beyond those of English, which nothing that our code says has.
 */
function isPrivate(word: string): boolean {
  const isMixed = word.length >= 6 && /\d/.test(word) && /[a-z]/i.test(word);
  return isMixed || word.length >= LONGEST_WORD || /[^\x20-\x7e’]/.test(word);
}
