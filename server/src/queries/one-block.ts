/** One block, so one part: it is stored as a whole or not at all. */
export const ONE_BLOCK =
  'min_insert_block_size_rows = 50000000, min_insert_block_size_bytes = 0, max_insert_threads = 1';
