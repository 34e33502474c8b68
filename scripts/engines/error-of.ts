import { EngineError } from './engine-error.ts';

/** Turns what the system said about a folder into a sentence; everything else is passed on as it is. */
export function errorOf(cause: unknown, folder: string): Error {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new EngineError(
        'diskFull',
        `The disk of ${folder} is full: free some space and start again.`,
        cause,
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new EngineError('folderUnusable', `${folder} cannot be read and written by this user.`, cause);
    case 'ENOTDIR':
    case 'EEXIST':
      return new EngineError('folderUnusable', `${folder} is a file where a folder should be.`, cause);
    default:
      return cause instanceof Error ? cause : new Error(String(cause));
  }
}
