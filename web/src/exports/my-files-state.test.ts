import { expect, test } from 'vitest';
import { closeMyFiles, isMyFilesOpen, openMyFiles } from './my-files-state.ts';

test('the files of a person are shown from the press that opens them to the one that closes them', () => {
  expect(isMyFilesOpen()).toBe(false);
  openMyFiles();
  expect(isMyFilesOpen()).toBe(true);
  closeMyFiles();
  expect(isMyFilesOpen()).toBe(false);
});
