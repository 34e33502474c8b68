import { type Day, MINIMUM_DAY } from '@vitrina/contract/dates.ts';
import type { ImportAnswers, ImportQuestion } from '@vitrina/contract/query-imports.ts';

/** Days that files of keyword tools cover, as they usually do. */
export const WINDOWS = [1, 7, 14, 28, 30, 31, 90, 365] as const;
export const REPEATED = ['sum', 'largest'] as const;

/** Whether every question of a file has an answer that the server takes. */
export function isAnswered(
  questions: readonly ImportQuestion[],
  answers: ImportAnswers,
  today: Day,
): boolean {
  const { day, repeated, areTextsWanted } = answers;
  const isSaid: Record<ImportQuestion, boolean> = {
    period: day !== undefined && day >= MINIMUM_DAY && day <= today,
    repeated: repeated !== undefined,
    textsOnly: areTextsWanted === true,
  };
  return questions.every((question) => isSaid[question]);
}
