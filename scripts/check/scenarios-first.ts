import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Scenarios wait for clocks and for silent engines: begun first, they wait beside the other files and not behind them.
 * By itself vitest knows how long a file takes only where it has run before.
 */
export class ScenariosFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort.call(this, files);
    const isScenario = ({ moduleId }: TestSpecification) => moduleId.includes('/server/scenarios/');
    return [...sorted.filter(isScenario), ...sorted.filter((file) => !isScenario(file))];
  }
}
