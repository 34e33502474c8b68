// npm run truth [-- --cells 500] [-- --seed N] [-- --small]: asks every screen of the search tools as a seller, makes cells
// drawn by chance again from the sandbox's raw answers, and ends with 1 when one of them differs.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { setup, teardown } from '../server/test/processes/engines.ts';
import { drawCells, isEqual } from '../server/truth/cell.ts';
import { compareScreens } from '../server/truth/compare-screens.ts';
import { openSeller, SIZES } from '../server/truth/open-seller.ts';
import { countCells, describeDifferences, writeTable } from '../server/truth/report.ts';

const { values } = parseArgs({
  options: {
    cells: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    small: { type: 'boolean', default: false },
  },
});
const [many, seed] = [Number(values.cells), Number(values.seed)];
if (!Number.isInteger(many) || many < 1 || !Number.isInteger(seed)) {
  console.error('--cells and --seed are whole numbers.');
  process.exit(2);
}

const began = performance.now();
await setup({ name: 'truth' });
try {
  const seller = await openSeller(values.small ? SIZES.small : SIZES.full);
  try {
    const all = await compareScreens(seller);
    const cells = drawCells(all, many, seed);
    console.log(
      `\nseed ${seed}, ${cells.length} of ${all.length} cells\n\n${writeTable(countCells(cells))}\n`,
    );
    for (const difference of describeDifferences(cells)) console.error(difference);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    const isTrue = cells.every(isEqual);
    console.log(isTrue ? `every cell is true, ${seconds} s` : `some cells are not true, ${seconds} s`);
    process.exitCode = isTrue ? 0 : 1;
  } finally {
    await seller.close();
  }
} finally {
  await teardown();
}
