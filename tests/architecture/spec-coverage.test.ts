import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COVERAGE_PAGE, currentCoverage } from '#tests/spec/coverage-page/coverage-file.ts';
import { POINTS } from '#tests/spec/rules/all-rules.ts';

const rules = POINTS.flatMap(({ point, rules: of_point }) => of_point.map((rule) => ({ ...rule, point })));
const coverage = await currentCoverage();

describe('the rules of the specification', () => {
  test('have each an id of their own, under their point', () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(rules.filter(({ id, point }) => !id.startsWith(`${point}.`)).map(({ id }) => id)).toEqual([]);
  });

  test('each have a test that names them, but for what is not built or not applied, and no test names another', () => {
    expect(coverage.faults).toEqual([]);
  });

  test('stand with their tests in docs/spec-coverage.md', () => {
    const isCurrent = readFileSync(COVERAGE_PAGE, 'utf8') === coverage.page;
    expect(isCurrent, 'npm run generate:coverage writes it').toBe(true);
  });
});
