import type { Document } from './document.ts';
import { extensionProblems, type Extensions } from './rules/extension-problems.ts';
import { filterProblems } from './rules/filter-problems.ts';
import { limitProblems } from './rules/limit-problems.ts';
import { namingProblems } from './rules/naming-problems.ts';
import { operationProblems } from './rules/operation-problems.ts';
import { recordProblems } from './rules/record-problems.ts';

/** The rules of the description that OpenAPI itself does not know. Each line names the place and what to write there. */
export function problemsOf(document: Document, extensions: Extensions): string[] {
  const problems = [
    ...extensionProblems(document, extensions),
    ...operationProblems(document),
    ...namingProblems(document),
    ...recordProblems(document),
    ...filterProblems(document),
    ...limitProblems(document),
  ];
  // A schema that several others refer to is judged at each of them.
  return [...new Set(problems)];
}
