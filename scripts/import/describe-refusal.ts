import type { Problem } from '../../server/src/platform/problem.ts';
import { englishText } from './english-text.ts';

/** Why a file was not taken, in the words of the interface. */
export function describeRefusal(fileName: string, { key, meta }: Pick<Problem, 'key' | 'meta'>): string {
  const reason = englishText(`unreadableFiles.${String(meta['reason'])}`, meta);
  const limit = englishText(`uploadLimits.${String(meta['limit'])}`, meta);
  return `${fileName} was not taken. ${englishText(`errors.${key}`, { ...meta, reason, limit })}.`;
}
