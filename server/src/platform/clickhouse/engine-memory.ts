/** How the memory of one ClickHouse node is shared out. Megabytes; the sum of what may be taken at once fits. */
export type EngineMemory = {
  /** Of everything that the product's statements hold together; met first, long before the node's own end. */
  statementsMb: number;
  /** The node's own end, which stops it where it stands: never reached by statements. */
  totalMb: number;
  /** Of each large cache. */
  cacheMb: number;
  /** Of one read for a person or a job. */
  readMb: number;
  /** Of one statement that stores or rewrites; these run one after another. */
  commandMb: number;
  /** Reads of people at once in one process; the next ones wait. */
  readsAtOnce: number;
  /** Reads of background work at once, beside those. */
  backgroundReadsAtOnce: number;
};

const SMALLEST_BUDGET_MB = 600;
const LARGEST_BUDGET_MB = 16_000;
const LARGEST_READ_MB = 1000;
const LARGEST_COMMAND_MB = 2000;
/**
 * The node compares its total with everything resident: the library's code, and memory that its allocator has not given
 * back yet. A node of 600 MB that refused 5 GB of statements was seen at 972.
 */
const RESIDENT_MB = 400;
/** A report reads for a part of its time and computes for the rest. */
const READS_OF_A_CORE = 2;

/** What an embedded node may take of a machine (or of its container) that other processes live on, too. */
export function budgetOfMachine(machineMb: number): number {
  return Math.round(Math.min(LARGEST_BUDGET_MB, Math.max(SMALLEST_BUDGET_MB, machineMb * 0.3)));
}

/**
 * Shares out a budget. The library ends the whole process when a thread that nobody waits for meets the node's total, so
 * statements have a limit of their own below it, and background merges and caches fit between the two.
 */
export function shareOutMemory(budgetMb: number, cores: number): EngineMemory {
  const cacheMb = clamp(budgetMb / 32, 24, 512);
  const statementsMb = Math.round(budgetMb * 0.75);
  const commandMb = clamp(statementsMb / 3, 150, LARGEST_COMMAND_MB);
  const readMb = clamp(statementsMb / 9, 100, LARGEST_READ_MB);
  const fitting = Math.max(2, Math.floor((statementsMb - commandMb) / readMb));
  const backgroundReadsAtOnce = fitting > 3 ? 2 : 1;
  return {
    statementsMb,
    totalMb: Math.round(budgetMb * 1.5) + RESIDENT_MB,
    cacheMb,
    readMb,
    commandMb,
    readsAtOnce: clamp(fitting - backgroundReadsAtOnce, 1, cores * READS_OF_A_CORE),
    backgroundReadsAtOnce,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)));
}
