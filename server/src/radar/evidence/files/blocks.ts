import { createHash } from 'node:crypto';

/** Each block of so many bytes has a hash of its own, so that a changed byte can be found. */
export const BLOCK_BYTES = 256;
const BLOCK_HASH_LETTERS = 16;

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function hashBlocks(bytes: Uint8Array): string[] {
  return Array.from({ length: Math.ceil(bytes.length / BLOCK_BYTES) }, (_, index) =>
    hashBlock(bytes.subarray(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES)),
  );
}

function hashBlock(bytes: Uint8Array): string {
  return sha256(bytes).slice(0, BLOCK_HASH_LETTERS);
}

/**
 * Where bytes are not those that were hashed: the byte itself if it is the only one of its block, else the block's first
 * byte; undefined: all blocks are right.
 */
export function findChange(
  bytes: Uint8Array,
  blocks: readonly string[],
): { from: number; to: number } | undefined {
  const found = hashBlocks(bytes);
  const index = blocks.findIndex((hash, place) => found[place] !== hash);
  if (index < 0)
    return found.length > blocks.length ? { from: blocks.length * BLOCK_BYTES, to: bytes.length } : undefined;
  const from = index * BLOCK_BYTES;
  const block = bytes.slice(from, from + BLOCK_BYTES);
  const place = findByte(block, blocks[index] ?? '');
  if (place !== undefined) return { from: from + place, to: from + place + 1 };
  return { from, to: Math.max(from + 1, Math.min(from + BLOCK_BYTES, bytes.length)) };
}

/** Tries every byte with every other value. */
function findByte(block: Uint8Array, hash: string): number | undefined {
  for (let place = 0; place < block.length; place += 1) {
    const kept = block[place] ?? 0;
    for (let value = 0; value < 256; value += 1) {
      if (value === kept) continue;
      block[place] = value;
      if (hashBlock(block) === hash) return place;
    }
    block[place] = kept;
  }
  return undefined;
}
