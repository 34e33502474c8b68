import { useIsRightToLeft } from '../../platform/texts/use-format.ts';
import { type QueryKeysOptions, queryKeys } from './query-keys.ts';

export const useQueryKeys = (options: QueryKeysOptions) => queryKeys(options, useIsRightToLeft());
