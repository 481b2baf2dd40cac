import { sameSerial } from '../invoice/ready/certificate-refusals.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import type { DeclarationContent } from './content.ts';
import { asAccepted } from './effects.ts';
import { LIST_TITLES } from './fields.table.ts';
import type { InForce } from './in-force.ts';
import { certificateInForce } from './in-force.ts';

/** All that is wrong with part 5: rows twice, rows about certificates that are not in force, expired ones, none left to sign with. */
export function certificateListRefusals(
  content: DeclarationContent,
  in_force: InForce | null,
  now: string,
): Refusal[] {
  const { certificates } = content;
  const each = certificates.flatMap((one, index) => {
    const { serial, action, valid_to } = one;
    const where = { part: LIST_TITLES.certificates, row: String(index + 1), serial };
    const first = certificates.findIndex((other) => sameSerial(other.serial, serial));
    if (first < index)
      return [
        refuse('declared_certificate_twice', `certificates.${index}.serial`, {
          ...where,
          first: String(first + 1),
        }),
      ];
    if (action !== 'add' && certificateInForce(in_force?.certificates ?? [], serial) === null)
      return [refuse('declared_certificate_unknown', `certificates.${index}.action`, where)];
    return action !== 'stop' && Date.parse(valid_to) < Date.parse(now)
      ? [refuse('declared_certificate_expired', `certificates.${index}.valid_to`, { ...where, valid_to })]
      : [];
  });
  return each.length === 0 && needsCertificate(content) && leavesNone(content, in_force, now)
    ? [refuse('no_certificate_left', 'certificates')]
    : each;
}

/** Cash-register invoices carry no signature of their own (NĐ 254/2026 Điều 8.9), but their messages do. */
function needsCertificate({ invoice_modes }: DeclarationContent): boolean {
  return Object.values(invoice_modes).includes(true);
}

function leavesNone(content: DeclarationContent, in_force: InForce | null, now: string): boolean {
  const { certificates } = asAccepted(content, in_force, now.slice(0, 10));
  return certificates.every(({ valid_to }) => Date.parse(valid_to) < Date.parse(now));
}
