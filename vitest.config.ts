import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/check/longest-first.ts';
import { COMPILED } from './server/test/processes/compiled.ts';

// Processes that tests start would compile the same modules again: 0.3 s of CPU time each, for hundreds of them.
const env = { NODE_COMPILE_CACHE: COMPILED };
const outside = ['**/node_modules/**', '**/dist/**', '**/data/**', '**/.cache/**'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,server,sandbox,web,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [...outside, '**/*.db.test.ts', 'server/scenarios/**'],
          env,
          // Nothing is shared but modules: a process and a fresh module graph for each of 588 files cost more than the tests.
          isolate: false,
          // No threads: libraries keep switches for a whole process, and each test file has it to itself meanwhile.
          pool: 'forks',
          maxWorkers: 3,
          // Some start the sandbox: three seconds of one core, of which a busy machine has a fraction.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'db',
          include: ['{server,scripts}/**/*.db.test.ts'],
          exclude: outside,
          env,
          globalSetup: ['server/test/processes/engines.ts'],
          // Loading the whole server for each of 150 files cost more than their tests. Both keep databases of their own.
          isolate: false,
          // The second that a poll has by default is less than a busy machine takes for one answer.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'scenarios',
          include: ['server/scenarios/**/*.test.ts'],
          exclude: outside,
          globalSetup: ['server/test/processes/engines.ts'],
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Whole products whose clocks go on whatever the machine does: two of them would starve each other.
          maxWorkers: 1,
          // Loading the whole server for each of ten files cost a tenth of all. Node loads it as for the product itself.
          isolate: false,
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        test: {
          name: 'parts',
          include: ['web/parts/*.spec.ts'],
          exclude: outside,
          globalSetup: ['web/parts/pages.ts'],
          setupFiles: ['web/parts/after-tests.ts'],
          // One browser a worker, which takes seconds to start.
          isolate: false,
          // The second that a poll has by default is less than a machine takes for one frame while database tests run.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 90_000,
          hookTimeout: 60_000,
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/*.spec.ts'],
          exclude: outside,
          globalSetup: ['e2e/stacks.ts'],
          setupFiles: ['e2e/after-stories.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // As long as a browser waits for anything else here.
          expect: { poll: { timeout: 30_000 } },
          // A running product for each worker, whose stories run one after another; and one browser, which takes seconds to start.
          maxWorkers: 3,
          isolate: false,
          bail: 1,
        },
      },
    ],
  },
});
