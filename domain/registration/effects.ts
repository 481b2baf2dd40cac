import { deadlineFrom, type Deadline } from '../rules/deadlines/deadlines.ts';
import type { TaxMethod } from '../rules/registration-rules.table.ts';
import type { FormAndSymbol } from '../rules/particulars/forms.table.ts';
import type { InvoiceMode, InvoiceType, SendingMode, TransferMode } from './boxes.table.ts';
import type { DeclarationContent } from './content.ts';
import type { CertificateInForce, InForce } from './in-force.ts';
import { afterAcceptance, certificateInForce } from './in-force.ts';
import { seriesNotInForce } from './series-in-force.ts';

/** What comes and what goes. */
export type Moved<T> = { added: readonly T[]; removed: readonly T[] };

/** What the acceptance of a draft would change, against what is in force. */
type DeclarationEffects<Series extends FormAndSymbol = FormAndSymbol> = {
  /** Series that can be issued now and cannot from the acceptance on; and the other way round. */
  series: Moved<Series>;
  invoice_modes: Moved<InvoiceMode>;
  invoice_types: Moved<InvoiceType>;
  sending: Moved<SendingMode>;
  transfer: Moved<TransferMode>;
  methods: Moved<TaxMethod>;
  certificates: Moved<CertificateInForce> & { extended: readonly CertificateInForce[] };
  /** What a company that begins to send directly has to do, counted from the day as if it were accepted then. */
  deadlines: readonly Deadline[];
};

export type Draft<Series extends FormAndSymbol> = {
  content: DeclarationContent;
  /** What is in force now; null of a company that has nothing accepted. */
  in_force: InForce | null;
  /** The company's series. */
  series: readonly Series[];
  /** YYYY-MM-DD: the day it is taken to be accepted, usually today. */
  day: string;
};

export function effectsOf<Series extends FormAndSymbol>({
  content,
  in_force,
  series,
  day,
}: Draft<Series>): DeclarationEffects<Series> {
  const after = asAccepted(content, in_force, day);
  const issuable = (state: InForce | null) =>
    series.filter((one) => seriesNotInForce(state, one, day).length === 0);
  return {
    series: moved(issuable(in_force), issuable(after)),
    invoice_modes: movedBoxes(in_force?.invoice_modes, after.invoice_modes),
    invoice_types: movedBoxes(in_force?.invoice_types, after.invoice_types),
    sending: movedBoxes(in_force?.sending, after.sending),
    transfer: movedBoxes(in_force?.transfer, after.transfer),
    methods: moved(in_force?.methods ?? [], after.methods),
    certificates: movedCertificates(in_force?.certificates ?? [], after.certificates),
    deadlines: after.sending.direct && in_force?.sending.direct !== true ? directDeadlines(day) : [],
  };
}

/** What would be in force if a draft were accepted on a day. */
export function asAccepted(content: DeclarationContent, in_force: InForce | null, day: string): InForce {
  const accepted = { id: 0, content, accepted_on: `${day}T00:00:00+07:00`, cash_register_code: null };
  return afterAcceptance(in_force, accepted);
}

/** Hạn báo cáo và thử nghiệm of who sends directly, from the day of acceptance. */
export function directDeadlines(accepted_day: string): readonly Deadline[] {
  return (['notify_direct_sending', 'test_direct_sending'] as const).flatMap((key) => {
    const deadline = deadlineFrom(key, accepted_day);
    return deadline === null ? [] : [deadline];
  });
}

function moved<T>(before: readonly T[], after: readonly T[]): Moved<T> {
  return {
    added: after.filter((one) => !before.includes(one)),
    removed: before.filter((one) => !after.includes(one)),
  };
}

function movedBoxes<Name extends string>(
  before: Readonly<Record<Name, boolean>> | undefined,
  after: Readonly<Record<Name, boolean>>,
): Moved<Name> {
  return moved(before === undefined ? [] : ticked(before), ticked(after));
}

function ticked<Name extends string>(boxes: Readonly<Record<Name, boolean>>): readonly Name[] {
  return (Object.keys(boxes) as Name[]).filter((name) => boxes[name]);
}

function movedCertificates(
  before: readonly CertificateInForce[],
  after: readonly CertificateInForce[],
): DeclarationEffects['certificates'] {
  return {
    added: after.filter(({ serial }) => certificateInForce(before, serial) === null),
    removed: before.filter(({ serial }) => certificateInForce(after, serial) === null),
    extended: after.filter(({ serial, valid_to }) => {
      const known = certificateInForce(before, serial);
      return known !== null && Date.parse(known.valid_to) !== Date.parse(valid_to);
    }),
  };
}
