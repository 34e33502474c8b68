import { useIsRightToLeft } from '../../platform/use-format.ts';
import { queryKeys, type QueryKeysOptions } from './query-keys.ts';

export const useQueryKeys = (options: QueryKeysOptions) => queryKeys(options, useIsRightToLeft());
