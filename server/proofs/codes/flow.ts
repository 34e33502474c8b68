import { sql } from 'kysely';
import * as z from 'zod';
import { createCode } from '../../src/accounts/codes/code-hash.ts';
import { CODE_PURPOSES, CODE_TRIES, type CodePurpose } from '../../src/accounts/codes/purposes.ts';
import type { TestApp } from '../../test/app.ts';
import type { Answer } from '../ask.ts';
import type { MakePerson, Person } from '../quick-people.ts';

export type World = { app: TestApp; makePerson: MakePerson };

/** A code on its way back, as the product's own routes take it. */
export type Issued = {
  code: string;
  /** By its owner, or by somebody else. */
  redeem(code: string, as?: Person): Promise<Answer>;
  /** Whether an answer tells of the effect itself and not of its repetition. */
  isEffect(answer: Answer): boolean;
  /** Guesses that were compared so far. */
  tries(): Promise<number>;
  expireIn(seconds: number): Promise<void>;
};

export type Flow = {
  name: string;
  length: number;
  issue(world: World, owner: Person): Promise<Issued>;
};

const Tries = z.object({ tries: z.int() });

/** What the table of codes knows about the code of one person for one purpose. */
export function watchCode({ context }: TestApp, { id }: Person, purpose: CodePurpose) {
  return {
    tries: async () => {
      const { rows } = await sql`
        select tries from codes where user_id = ${id} and purpose = ${purpose}`.execute(context.db);
      return Tries.parse(rows[0] ?? { tries: CODE_TRIES }).tries;
    },
    expireIn: async (seconds: number) => {
      await sql`update codes set expires_at = now() + make_interval(secs => ${seconds})
        where user_id = ${id} and purpose = ${purpose}`.execute(context.db);
    },
  };
}

/** A wrong code of the right shape. */
export function otherCode(code: string): string {
  const guess = createCode(code.length);
  return guess === code ? otherCode(code) : guess;
}

export const lengthOf = (purpose: CodePurpose) => CODE_PURPOSES[purpose].length;

/** The routes of links answer whether they were opened before. */
export const isFirst = ({ status, text }: Answer) => status === 200 && text.includes('"isRepeated":false');
export const isDone = ({ status }: Answer) => status === 200;
