import { changeAt, type Change } from './change.ts';
import { contentChanges } from './content-changes.ts';
import type { Answer, Operation } from './operations.ts';
import { schemaChanges, type Comparisons } from './schema-changes.ts';

/** Status codes, headers, links and bodies of what an operation answers. */
export function* answerChanges(
  comparisons: Comparisons,
  where: string,
  before: Operation,
  after: Operation,
): Generator<Change> {
  for (const [status, was] of before.answers) {
    const place = `${where} ${status}`;
    const is = covering(after, status);
    if (is === undefined) yield changeAt('response-status-removed', place, 'is no longer answered');
    else yield* pairChanges(comparisons, place, was, is);
  }
  for (const [status, is] of after.answers) {
    if (before.answers.has(status)) continue;
    const was = covering(before, status);
    const place = `${where} ${status}`;
    if (was !== undefined) yield* pairChanges(comparisons, place, was, is);
    else if (/^[45]/.test(status)) yield changeAt('error-status-added', place, 'is answered too');
    else yield changeAt('success-status-added', place, 'is answered too');
  }
}

/** What is said of a status: by itself, by its hundred, or of all others. */
function covering({ answers }: Operation, status: string): Answer | undefined {
  return answers.get(status) ?? answers.get(`${status[0]}XX`) ?? answers.get('default');
}

function* pairChanges(comparisons: Comparisons, place: string, was: Answer, is: Answer): Generator<Change> {
  const comparison = comparisons.response;
  yield* contentChanges(comparison, place, was.content, is.content);
  for (const [name, header] of was.headers) {
    const where = `${place} header ${name}`;
    const now = is.headers.get(name);
    if (now === undefined) yield changeAt('response-header-removed', where, 'is no longer answered');
    else {
      if (header['required'] === true && now['required'] !== true)
        yield changeAt('response-header-optional', where, 'may be missing now');
      if (header['required'] !== true && now['required'] === true)
        yield changeAt('response-header-required', where, 'is always there now');
      yield* schemaChanges(comparison, where, header['schema'] ?? {}, now['schema'] ?? {});
    }
  }
  for (const name of is.headers.keys())
    if (!was.headers.has(name))
      yield changeAt('response-header-added', `${place} header ${name}`, 'is answered now');
  for (const link of was.links)
    if (!is.links.includes(link))
      yield changeAt('link-removed', `${place} link ${link}`, 'leads nowhere now');
}
