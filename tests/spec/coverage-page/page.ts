import { POINTS, isTested } from '../rules/all-rules.ts';
import type { Rule } from '../rules/rule.ts';
import type { Coverage } from './coverage.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => `\`${text}\``;

function testsOf({ id, unbuilt, not_applied }: Rule, tests: Coverage['tests']): string {
  if (unbuilt !== undefined) return 'not built';
  if (not_applied !== undefined) return 'not applied';
  return (tests.get(id) ?? [])
    .map(({ path, long }) => `${code(path)}${long ? ' (long run)' : ''}`)
    .join(', ');
}

function pointOf({ point, title, rules }: (typeof POINTS)[number], tests: Coverage['tests']): string {
  const rows = rules.map((rule) => `| ${code(rule.id)} | ${cell(rule.rule)} | ${testsOf(rule, tests)} |`);
  return [`## ${point}. ${title}`, '', '| Id | Rule | Tests |', '| --- | --- | --- |', ...rows].join('\n');
}

function listOf(rules: readonly Rule[], reason: (rule: Rule) => string | undefined): string {
  return rules
    .flatMap((rule) => {
      const why = reason(rule);
      return why === undefined ? [] : [`- ${code(rule.id)} ${rule.rule} (${why})`];
    })
    .join('\n');
}

/** The coverage page as Markdown, not yet formatted. */
export function coveragePage({ tests }: Pick<Coverage, 'tests'>): string {
  const all = POINTS.flatMap(({ rules }) => rules);
  return [
    '# Specification and tests',
    'Made by `npm run generate:coverage` from `tests/spec/rules` and the tests; edits are lost at the next run.',
    `A test holds the rules whose ids its titles name in brackets, so \`npx vitest run -t 4.session\` runs those of the session. Of ${all.length} rules ${all.filter(isTested).length} are held by tests. \`npm test\` ends by holding this page to its own results: each file named here must have had a test for that rule that ran and passed.`,
    ...POINTS.map((point) => pointOf(point, tests)),
    '## Not built yet',
    listOf(all, ({ unbuilt }) => unbuilt),
    '## Not applied',
    listOf(all, ({ not_applied }) => not_applied),
  ].join('\n\n');
}
