import { incidents as descriptor } from '#generated/resources/incidents.ts';
import type { Values } from '#server/platform/crud/crud-context.ts';
import { failure } from '#server/platform/http/failure.ts';
import { plainModule } from '#server/plain-module.ts';

export { firstDeadline, type OldestUnsent } from './first-deadline.ts';
export { knownIncidents } from './known-incidents.ts';

/** Sự cố that kept a company from sending its invoices: deadlines are counted with them (domain/rules/send-deadline). */
export const incidents = plainModule(descriptor, {
  beforeCreate: async (_tx, values) => refuseBackwards(values),
  beforeUpdate: async (_tx, current, values) => refuseBackwards({ ...current, ...values }),
});

function refuseBackwards({ started_on, ended_on }: Values): void {
  if (ended_on == null || String(ended_on) >= String(started_on)) return;
  throw failure(422, 'ends_before_start', 'Ngày hết sự cố phải từ ngày bắt đầu trở đi.', ['ended_on']);
}
