import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Batch } from './choose-tests.ts';
import { chooseTests } from './choose-tests.ts';
import type { Failure } from './read-failures.ts';
import { readFailures } from './read-failures.ts';
import { runLimited } from './run-limited.ts';
import type { Site } from './site.ts';
import { plant } from './site.ts';

export type Verdict = {
  by: 'test' | 'hang' | 'types' | 'lint' | 'nobody';
  note: string;
  file?: string;
  seconds: number;
};
type Answer = Omit<Verdict, 'seconds'>;
export type Graph = ReadonlyMap<string, readonly string[]>;

// eight files of database tests take a minute; a busy machine has a fraction of a core for them
const mostSeconds = 600;

/** Plants mistakes in a copy of the tree, one at a time, and asks who notices. */
export class Judge {
  readonly #folder: string;
  readonly #graph: Graph;
  /** test files that fail without any mistake, and so notice nothing */
  readonly #unsound = new Set<string>();

  constructor(folder: string, graph: Graph) {
    this.#folder = folder;
    this.#graph = graph;
  }

  /** Static checks that refuse the tree without any mistake would refuse every mistake. */
  async requireSoundTypes(rooms: readonly string[]): Promise<void> {
    for (const room of rooms)
      if (!(await this.#checkTypes(room))) throw new Error(`Types of ${room} fail without any mistake.`);
  }

  async judge(site: Site): Promise<Verdict> {
    const began = performance.now();
    const file = path.join(this.#folder, site.file);
    const right = readFileSync(file, 'utf8');
    writeFileSync(file, plant(right, site));
    try {
      const answer =
        (await this.#askLintFirst(site)) ?? (await this.#askTests(site)) ?? (await this.#askChecks(site));
      return { ...answer, seconds: (performance.now() - began) / 1000 };
    } finally {
      writeFileSync(file, right);
    }
  }

  /** Runs tests without any mistake; those that fail are left out from now on, and are what it answers. */
  async leaveOutUnsound(files: readonly string[]): Promise<Set<string>> {
    for (const project of ['unit', 'db'] as const) {
      const own = [...new Set(files)].filter((file) => file.includes('.db.test.') === (project === 'db'));
      if (own.length === 0) continue;
      const failures = await this.#test({ project, files: own }, []);
      if (failures !== 'hung') for (const { file } of failures) this.#unsound.add(file);
    }
    return this.#unsound;
  }

  /** The linter refuses nearly every promise that nobody waits for, in a hundredth of the time of database tests. */
  async #askLintFirst({ operator, file }: Site): Promise<Answer | undefined> {
    return operator === 'await' ? this.#askLint(file) : undefined;
  }

  async #askTests(site: Site): Promise<Answer | undefined> {
    for (const { project, files } of chooseTests(site, this.#graph)) {
      const sound = files.filter((name) => !this.#unsound.has(name));
      if (sound.length === 0) continue;
      const failures = await this.#test({ project, files: sound }, ['--bail=1']);
      if (failures === 'hung') return { by: 'hang', note: `${mostSeconds} s` };
      const [first] = failures;
      if (first) return { by: 'test', note: `${first.file} ${first.test}`, file: first.file };
    }
    return undefined;
  }

  async #test({ project, files }: Batch, more: readonly string[]): Promise<'hung' | Failure[]> {
    const report = path.join(this.#folder, '.cache/mutants.json');
    rmSync(report, { force: true });
    const reporting = ['--reporter=json', `--outputFile.json=${report}`];
    const outcome = await this.#run('vitest', [
      'run',
      `--project=${project}`,
      ...more,
      ...reporting,
      ...files,
    ]);
    if (outcome === 'hung') return 'hung';
    if (outcome === 'ok') return [];
    const failures = readFailures(JSON.parse(readFileSync(report, 'utf8')), this.#folder);
    // an error between the tests, of a promise that nobody waits for
    return failures.length > 0 ? failures : [{ file: files[0] ?? '', test: 'an error between the tests' }];
  }

  /** What no test noticed the static checks of the file's room may still refuse. */
  async #askChecks({ file }: Site): Promise<Answer> {
    const rooms = file.startsWith('packages/contract/')
      ? ['packages/contract', 'server', 'web']
      : [file.split('/')[0] ?? ''];
    for (const room of rooms)
      if (!(await this.#checkTypes(room))) return { by: 'types', note: `types of ${room}` };
    return (await this.#askLint(file)) ?? { by: 'nobody', note: '' };
  }

  async #checkTypes(room: string): Promise<boolean> {
    const info = path.join(this.#folder, '.cache', `${room.replaceAll('/', '-')}.tsbuildinfo`);
    const types = ['-p', `${room}/tsconfig.json`, '--incremental', '--tsBuildInfoFile', info];
    return (await this.#run('tsc', types)) === 'ok';
  }

  async #askLint(file: string): Promise<Answer | undefined> {
    const outcome = await this.#run('oxlint', ['--type-aware', file]);
    return outcome === 'ok' ? undefined : { by: 'lint', note: 'lint' };
  }

  #run(tool: string, args: string[]): Promise<'ok' | 'failed' | 'hung'> {
    return runLimited({
      folder: this.#folder,
      file: `node_modules/.bin/${tool}`,
      args,
      seconds: mostSeconds,
    });
  }
}
