import { mailboxProblem } from '#server/modules/invoice-collectors/index.ts';
import { PLAIN, type Source } from './found.ts';
import { mayOpen, PLACES } from './places.ts';

/** The mailbox of input invoices, while it cannot be read: for those who may set it. */
export const failingMailbox: Source = async (tx, { account: { permissions } }) => {
  const { operation, path } = PLACES.collectorMailbox;
  if (!mayOpen(permissions, operation)) return [];
  const failing = await mailboxProblem(tx);
  if (failing === null) return [];
  const { failing_since, username, message } = failing;
  return [
    {
      ...PLAIN,
      key: 'collector-mailbox',
      kind: 'job',
      topic: 'mailbox_failing',
      happened_on: failing_since,
      name: username,
      detail: message,
      path: path(),
    },
  ];
};
