import type { KeywordFile } from './read-keyword-file.ts';

const KEYWORDS_OF_A_PIECE = 1000;
/** Rejected lines that are listed; the count is complete. */
const SHOWN_REJECTIONS = 100;

export type Keyword = KeywordFile['keywords'][number];
export type KeywordSummary = Omit<KeywordFile, 'keywords'> & { rejectedCount: number };

export function summariseKeywords(file: KeywordFile): KeywordSummary {
  const { columns, query, label, totalLines, duplicates, rejected } = file;
  const shown = rejected.slice(0, SHOWN_REJECTIONS);
  return { columns, query, label, totalLines, duplicates, rejected: shown, rejectedCount: rejected.length };
}

/** Keywords as lines of JSON, a thousand in a line. */
export function* keywordLines(keywords: readonly Keyword[]): Generator<string> {
  for (let at = 0; at < keywords.length; at += KEYWORDS_OF_A_PIECE)
    yield `${JSON.stringify(keywords.slice(at, at + KEYWORDS_OF_A_PIECE))}\n`;
}
