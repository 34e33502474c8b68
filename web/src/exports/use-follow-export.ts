import { useQueryClient } from '@tanstack/react-query';
import { listExports } from '@vitrina/contract/exports.ts';
import { follow } from './followed.ts';

/** For whoever has just ordered a file: it appears in the corner of the screen and stays until it has ended. */
export function useFollowExport(): (exportId: string) => Promise<void> {
  const queryClient = useQueryClient();
  return (exportId) => {
    follow([exportId]);
    return queryClient.invalidateQueries({ queryKey: [listExports.path] });
  };
}
