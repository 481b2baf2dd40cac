import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const draws = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/** Files that take long by the processes and databases they start, however short they are themselves. */
const SLOW =
  /\/tests\/(contract\/cases|integration\/(reliability|child-processes|invoice-collectors|data-dir))\b/;
const isSlow = ({ moduleId }: TestSpecification): boolean => SLOW.test(moduleId.replaceAll('\\', '/'));

/**
 * Files of one environment follow each other: at each change between them a worker, and all modules it has read, is given up. Vitest
 * orders by size what it has not timed yet, so that the slow would come last and leave a core idle: they go before the others.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const projects = [...new Set(usual.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = usual.filter((file) => file.project === project);
      const plain = own.filter((file) => !draws(file));
      return [...own.filter(draws), ...plain.filter(isSlow), ...plain.filter((file) => !isSlow(file))];
    });
  }
}
