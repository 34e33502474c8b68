/** Git's mode of a symbolic link. */
const LINK_MODE = '120000';

/** Links among what `git ls-files --stage` lists: they lead elsewhere on every other machine. */
export function findTrackedLinks(staged: string): string[] {
  return staged
    .split('\n')
    .filter((line) => line.startsWith(LINK_MODE))
    .map((line) => line.slice(line.indexOf('\t') + 1));
}

// Folders of people and of work on one machine; system folders such as /tmp or /etc are everywhere.
const MACHINE_PATH = /(?<![\w./-])\/(?:home|Users|root|work)\/[\w.-]+(?:\/[\w.-]+)*/g;

/** Absolute paths that only one machine has. */
export function findMachinePaths(text: string): string[] {
  return [...text.matchAll(MACHINE_PATH)].map(([path]) => path);
}
