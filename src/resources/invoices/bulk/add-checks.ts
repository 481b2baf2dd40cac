import type { components } from '#generated/types.ts';

type Check = components['schemas']['BulkCheck'];

/** Two answers of one check as one: counts added up, causes of the same code together, where to go on from the later one. */
export function addChecks(before: Check, next: Check): Check {
  const causes = new Map(before.causes.map((cause) => [cause.code, cause]));
  for (const cause of next.causes) {
    const same = causes.get(cause.code);
    causes.set(
      cause.code,
      same === undefined
        ? cause
        : {
            ...same,
            count: same.count + cause.count,
            invoice_ids: [...same.invoice_ids, ...cause.invoice_ids],
          },
    );
  }
  return {
    ...before,
    checked: before.checked + next.checked,
    ready: before.ready + next.ready,
    to_confirm: before.to_confirm + next.to_confirm,
    not_ready: before.not_ready + next.not_ready,
    causes: [...causes.values()].toSorted((one, other) => other.count - one.count),
    next_after_id: next.next_after_id,
  };
}
