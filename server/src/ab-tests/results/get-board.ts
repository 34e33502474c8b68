import type { AbChip } from '@vitrina/contract/ab-tests/project.ts';
import type { getAbBoard } from '@vitrina/contract/ab-tests/results.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { TimedContext } from '../../platform/context.ts';
import { presentTests } from '../project/present-tests.ts';
import type { AbTestsTables } from '../tables.ts';
import { Conclusion } from './conclusion.ts';

type Input = z.output<(typeof getAbBoard)['input']>;
type Board = z.input<(typeof getAbBoard)['output']>;
type Tile = Board['tiles'][number];

/** The newest; more than a team looks back at. */
const MOST_TILES = 200;

async function listTiles(context: TimedContext, cabinetId: number): Promise<Tile[]> {
  const rows = await context.db
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .selectAll()
    .where('cabinet_id', '=', cabinetId)
    .where('status', '=', 'finished')
    // One that was stopped too early has no image that came after another.
    .where(sql`conclusion ->> 'chip'`, 'not in', ['warmUp', 'notEnough'] satisfies AbChip[])
    .where('deleted_at', 'is', null)
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_TILES)
    .execute();
  const tests = await presentTests(context, rows);
  return rows.flatMap(({ conclusion }, index) => {
    const test = tests[index];
    const parsed = Conclusion.safeParse(conclusion);
    if (test === undefined || !parsed.success) return [];
    const { beforeImageId, afterImageId, lift, verdict } = parsed.data;
    return { test, beforeImageId, afterImageId: afterImageId ?? beforeImageId, lift, verdict };
  });
}

/** The idea behind the image that a tile shows as "after". */
function ideaOf({ test, afterImageId }: Tile): string {
  return test.images.find(({ id }) => id === afterImageId)?.idea ?? '';
}

const hasWon = ({ verdict, beforeImageId }: Tile) =>
  verdict.kind === 'better' && verdict.imageId !== beforeImageId;

/** What a team has learnt: each finished test with a verdict as before and after, and how often an idea has won. */
export async function getBoard(context: TimedContext, { cabinetId, idea }: Input): Promise<Board> {
  const tiles = await listTiles(context, cabinetId);
  const byIdea = Map.groupBy(tiles, ideaOf);
  byIdea.delete('');
  const ideas = [...byIdea].map(([name, those]) => ({
    idea: name,
    tests: those.length,
    won: those.filter(hasWon).length,
  }));
  return {
    ideas: ideas.toSorted((one, other) => other.tests - one.tests || one.idea.localeCompare(other.idea)),
    tiles: idea === undefined ? tiles : tiles.filter((tile) => ideaOf(tile) === idea),
  };
}
