import { expectNoProblems } from './problems.ts';

/** A part of a story that goes on where the part before it ended; a failure says in which part it came. */
export async function step(name: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
    await expectNoProblems();
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
}
