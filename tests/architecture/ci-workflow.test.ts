import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { JUDGES } from '../../scripts/test/outside.ts';

type Workflow = { jobs: { test: { steps: { run?: string }[] } } };

test('the workflow runs .ci/run, with every program installed that a test would be skipped without', () => {
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow;
  const commands = jobs.test.steps.map(({ run }) => run ?? '');
  const installed = commands.find((command) => command.includes('apt-get install'))?.split(' ') ?? [];
  expect(installed).toEqual(expect.arrayContaining(Object.values(JUDGES)));
  expect(commands).toContain('bash .ci/run');
});
