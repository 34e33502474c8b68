import path from 'node:path';

/** What may be cited: every file of the repository, and the numbers of the headings of its numbered documents. */
export type Library = { files: ReadonlySet<string>; headings: ReadonlyMap<string, ReadonlySet<string>> };

const NUMBER = String.raw`(?:\d+(?:\.\d+)?|[GS]\d+)`;
const CITED_HEADING = new RegExp(String.raw`\b(product|interface-rules|architecture)\.md (${NUMBER})\b`, 'g');
const BARE_RULE = /(?<![\w#-])G\d{1,2}\b/g;
// What the product was built from is not in the repository, so nothing in it may send anybody there.
const ABSENT = /\b(?:[Ss]pec|[Ss]pecification|[Dd]esign)(?:,? section)? \d+/g;
const DOCUMENT = /[\w./-]*[\w-]\.md\b/g;
const DECISION = /\b(?:decisions\/|[Dd]ecision )(\d{4})\b/g;
const SOURCE =
  /(?<![\w./-])(?:server|web|sandbox|packages|scripts|bench|e2e)\/[\w./-]+\.(?:tsx?|mjs|css|json|sql)\b/g;

/** The numbers that the headings of a document begin with: `4`, `4.1`, `G7`. */
export function numberedHeadings(text: string): Set<string> {
  const heading = new RegExp(String.raw`^#{2,3} (${NUMBER})\.? `, 'gm');
  return new Set([...text.matchAll(heading)].map(([, number = '']) => number));
}

/** What a file cites and nobody can open, word for word. */
export function findDeadReferences(file: string, text: string, library: Library): string[] {
  const isDocument = file.endsWith('.md');
  const prose = isDocument ? text : text.split('\n').filter(isComment).join('\n');
  const hasHeading = (name: string, number: string) => library.headings.get(name)?.has(number) === true;
  const dead = [
    ...[...text.matchAll(CITED_HEADING)].filter(([, name = '', number = '']) => !hasHeading(name, number)),
    ...[...text.matchAll(BARE_RULE)].filter(([rule]) => !hasHeading('interface-rules', rule)),
    ...text.matchAll(ABSENT),
    ...[...prose.matchAll(DOCUMENT)].filter(([name]) => !isDocumentHere(file, name, library.files)),
    ...[...prose.matchAll(DECISION)].filter(([, number = '']) => !isDecision(number, library.files)),
    ...[...prose.matchAll(SOURCE)].filter(([name]) => !library.files.has(name)),
  ];
  return dead.map(([cited]) => cited);
}

function isComment(line: string): boolean {
  return /^\s*(?:\/\/|\/\*|\*)|\s\/\/ /.test(line);
}

/** By its path from the root, from the file that cites it, or, in a comment, by its name alone. */
function isDocumentHere(file: string, name: string, files: ReadonlySet<string>): boolean {
  const beside = path.posix.normalize(path.posix.join(path.posix.dirname(file), name));
  return [name, beside, `docs/${name}`].some((place) => files.has(place));
}

function isDecision(number: string, files: ReadonlySet<string>): boolean {
  return [...files].some((file) => file.startsWith(`docs/decisions/${number}-`));
}
