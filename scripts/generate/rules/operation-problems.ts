import { operationsOf, type Document, type OperationAt } from '../document.ts';
import { complaintsOf } from './judge.ts';

/** What each operation must say: its security, its errors, an example of its body, the records it changes. */
export function operationProblems(document: Document): string[] {
  return operationsOf(document).flatMap((at) => problemsAt(document, at));
}

/** The specification (point 7) gives them none. */
const WITHOUT_BODY: readonly string[] = ['put /api/invoice_scheduler/reset_error'];

function problemsAt(document: Document, { operation, method, path }: OperationAt): string[] {
  const where = `${method.toUpperCase()} ${path}`;
  const problems: string[] = [];
  if (operation.security === undefined)
    problems.push(`${where}: say its security; an open operation says security: []`);
  const forPeople = (operation.security ?? []).filter((one) => 'session' in one);
  if (forPeople.length > 0 && forPeople.length < (operation.security ?? []).length)
    problems.push(
      `${where}: an API token gets in by one alternative and not by another; name session in all or none`,
    );
  if (
    operation.requestBody === undefined &&
    (method === 'post' || method === 'put') &&
    !WITHOUT_BODY.includes(`${method} ${path}`)
  )
    problems.push(`${where}: a ${method} needs a requestBody`);
  const failures = ['4XX', '5XX', '503'].some((code) => operation.responses[code] !== undefined);
  if (!failures) problems.push(`${where}: document its errors (4XX, 5XX)`);
  if (method !== 'get' && path.startsWith('/api/') && operation['x-invalidates'] === undefined)
    problems.push(`${where}: x-invalidates is missing; name the kinds of records that change`);
  for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) {
    if (media.example === undefined)
      problems.push(`${where}: ${type} needs an example that a fresh demo accepts`);
    else
      problems.push(
        ...complaintsOf(document, media.schema, media.example).map((one) => `${where}: example${one}`),
      );
  }
  return problems;
}
