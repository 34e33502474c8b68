// npm run verify-evidence -- FILE: whether an evidence pack is as it was made. Needs no running product. Ends with 1 if not.
import { readFileSync } from 'node:fs';
import { type Verdict, verifyPack } from '../server/src/radar/evidence/verify/verify-pack.ts';

function describe({ manifest, files, snapshots, stays, byHashOnly }: Verdict): string[] {
  if (manifest === null) return [];
  const { order, heads } = manifest;
  return [
    `Card ${order.sku}, ${order.period.from} to ${order.period.to}, made ${order.madeAt} by ${order.madeBy}.`,
    `${files} files, ${snapshots} snapshots${stays === null ? '' : `, ${stays} stays of other sellers`}.`,
    ...heads.map(({ source, number, hash }) => `Head of the chain "${source}": snapshot ${number}, ${hash}`),
    ...(byHashOnly.length > 0
      ? [`Made by another version, judged by their hashes only: ${byHashOnly.join(', ')}`]
      : []),
  ];
}

const [file, ...others] = process.argv.slice(2);
if (file === undefined || others.length > 0) {
  console.error('Usage: npm run verify-evidence -- FILE');
  process.exitCode = 1;
} else {
  try {
    const verdict = await verifyPack(readFileSync(file));
    for (const line of describe(verdict)) console.log(line);
    for (const { file: name, place, what } of verdict.faults)
      console.error(`${name}${place === null ? '' : `, ${place}`}: ${what}`);
    console.log(
      verdict.faults.length === 0 ? 'The pack is as it was made.' : 'The pack is not as it was made.',
    );
    process.exitCode = verdict.faults.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
