import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import type { AbVerdict } from '@vitrina/contract/ab-tests/results.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { numbersById } from './image-colors.ts';
import { verdictSentence } from './verdict-sentence.ts';

/** The sentence of a verdict in the reader's language; undefined: it is on its way. */
export function useVerdictText(
  test: Pick<AbTest, 'images' | 'status' | 'launchedAt'>,
  verdict: AbVerdict | undefined,
): string | undefined {
  const { t, format } = useTexts();
  const isFinished = test.status === 'finished';
  if (test.launchedAt === null && !isFinished) return t('abTestDetails.verdict.launching');
  if (verdict === undefined) return undefined;
  const { key, values } = verdictSentence(verdict, {
    numberOf: numbersById(test.images),
    isFinished,
    format,
  });
  return t(`abTestDetails.verdict.${key}`, values);
}
