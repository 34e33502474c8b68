import type { ImportAnswers, ImportQuestion } from '@vitrina/contract/query-imports.ts';
import type { QueryFileRefusal, QueryFileResult } from './query-file.ts';

/** What has to be answered before the rows of a file may be stored. */
export function listQuestions(
  { rows, report }: Exclude<QueryFileResult, QueryFileRefusal>,
  answers: ImportAnswers,
): ImportQuestion[] {
  // Without numbers there is nothing that could stand under a wrong day or be counted twice.
  if (rows.every(({ frequency }) => frequency === null))
    return answers.areTextsWanted === true ? [] : ['textsOnly'];
  const questions: ImportQuestion[] = [];
  if (report.undated > 0) questions.push('period');
  if (report.mergedBy.conflict > 0 && answers.repeated === undefined) questions.push('repeated');
  return questions;
}
