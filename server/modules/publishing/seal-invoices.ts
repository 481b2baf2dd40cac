import { shownName } from '#domain/invoice/shown-name.ts';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import { isOfCodedRegister, isOfRegister } from '#domain/invoice/register-code.ts';
import {
  buildInvoiceBytes,
  codeId,
  invoiceDataId,
  sellerSignatureId,
} from '#domain/documents/invoice-xml.ts';
import { buildQrCode } from '#domain/documents/qr-code.ts';
import { formatVersionFor } from '#domain/rules/particulars/format-versions.table.ts';
import type { Tx } from '#server/context.ts';
import type { DocumentRow, SealDeps, Sealed, Sealing } from '#server/modules/documents/index.ts';
import {
  storedAmounts,
  storedFaultItems,
  linesOfMany,
  refusalItems,
  type InvoiceRow,
} from '#server/modules/invoices/index.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import { contentFrom, designIn, designsOf, sellerIn, sellersOf, type Design } from './content-and-design.ts';
import { bearsList, listsOf } from './lists-of-corrections.ts';
import { reserveCodes } from './reserve-codes.ts';
import { reserveNumbers } from './reserve-numbers.ts';
import { signingNow } from './signing-readiness.ts';

/**
 * Gives invoices their numbers and writes the data of each as the canonical XML that will be signed, with its QR code. What the
 * certificate and the declarations allowed when publication was asked for is checked again: it may have ended since, and then the
 * signature has failed.
 */
export async function sealInvoices(
  deps: SealDeps,
  tx: Tx,
  documents: readonly DocumentRow[],
): Promise<Sealing[]> {
  const waiting = await numbered(tx, documents);
  if (waiting.length === 0) return [];
  const signing = await signingByChoice(
    tx,
    waiting.map(({ document }) => document.certificate_id),
    deps.clock,
  );
  const style = await readNumberStyle(tx);
  const invoices = waiting.map(({ invoice }) => invoice);
  const sellers = await sellersOf(tx, invoices);
  const lines = await linesOfMany(
    tx,
    invoices.map(({ id }) => id),
  );
  const designs = await designsOf(tx, invoices);
  const faultsOf = (invoice: InvoiceRow) =>
    storedFaultItems(invoice, lines.get(invoice.id) ?? [], { isSigned: false });
  const codes = await reserveCodes(
    tx,
    waiting
      .filter(
        ({ document, invoice }) =>
          signing.of(document).refusalsOf(invoice).length === 0 && faultsOf(invoice).length === 0,
      )
      .map(({ invoice }) => invoice),
    signing.register_characters,
  );
  const lists = await listsOf(tx, invoices);
  return waiting.map(({ invoice, ...sealing }): Sealing => {
    const { certificate, refusalsOf, isReportedByTable } = signing.of(sealing.document);
    const refusals = refusalsOf(invoice);
    if (certificate === null || refusals.length > 0)
      return { ...sealing, result: { refused: refusalItems(refusals, style) } };
    const faults = faultsOf(invoice);
    if (faults.length > 0) return { ...sealing, result: { refused: faults } };
    const content = contentFrom(invoice, lines.get(invoice.id) ?? [], sellerIn(sellers, invoice));
    const design = designIn(designs, invoice);
    if (isOfRegister(invoice)) {
      const code = codes.get(invoice.id) ?? null;
      if (code === null && isOfCodedRegister(invoice)) throw new Error(`invoice ${invoice.id} has no code`);
      return atRegister(sealing, code, certificate.id, () =>
        sealed(deps, content, design, { by_package: true, code }),
      );
    }
    const list = lists.get(invoice.id) ?? null;
    if (list === null && bearsList(invoice)) throw new Error(`invoice ${invoice.id} has no list`);
    // A correction with a list is no row of a table (TT 91/2026 Điều 10.1.e).
    const by_table = list === null && isReportedByTable(invoice);
    return {
      ...sealing,
      result: {
        certificate_id: certificate.id,
        build: () => sealed(deps, content, design, { by_table, list }),
      },
    };
  });
}

type Choice = Pick<DocumentRow, 'certificate_id'>;

/** What signs now for each certificate that was chosen, and where none was; what is in force is the same for all. */
async function signingByChoice(
  tx: Tx,
  choices: readonly Choice['certificate_id'][],
  clock: SealDeps['clock'],
) {
  const tax_code = await readTaxCode(tx);
  const by_choice = new Map<number | null, Awaited<ReturnType<typeof signingNow>>>();
  for (const choice of new Set(choices)) by_choice.set(choice, await signingNow(tx, tax_code, clock, choice));
  return {
    register_characters: [...by_choice.values()][0]?.register_characters ?? null,
    of: ({ certificate_id }: Choice) => {
      const found = by_choice.get(certificate_id);
      if (found === undefined) throw new Error(`certificate ${certificate_id} was not read`);
      return found;
    },
  };
}

type Numbered = Omit<Sealing, 'result'> & { invoice: InvoiceRow };

/** The invoices of the documents with their numbers: those that have one keep it. */
async function numbered(tx: Tx, documents: readonly DocumentRow[]): Promise<Numbered[]> {
  if (documents.length === 0) return [];
  const rows = await tx
    .selectFrom('invoices')
    .selectAll()
    .where(
      'id',
      'in',
      documents.map(({ subject_id }) => subject_id),
    )
    .execute();
  const given = new Map(
    (
      await reserveNumbers(
        tx,
        rows.filter(({ number }) => number === null),
      )
    ).map(({ id, number }) => [id, number]),
  );
  return documents.map((document): Numbered => {
    const row = rows.find(({ id }) => id === document.subject_id);
    if (row === undefined) throw new Error(`document ${document.id} has no invoice`);
    const number = given.get(row.id) ?? null;
    if (number === null) return { document, invoice: row, lines: [], facts: {} };
    const line = {
      kind: 'number_reserved',
      user_id: document.requested_by,
      detail: { number: String(number) },
    };
    return { document, invoice: { ...row, number }, lines: [line], facts: { number } };
  });
}

/** Of a cash register: complete with its code, an uncoded one (K..M) without, and in force at once. */
function atRegister(
  sealing: Omit<Sealing, 'result'>,
  code: string | null,
  certificate_id: number,
  build: () => Sealed,
): Sealing {
  return {
    ...sealing,
    lines: [
      ...sealing.lines,
      code === null ? { kind: 'sold_uncoded', detail: {} } : { kind: 'code_given', detail: { code } },
    ],
    facts: { ...sealing.facts, ...(code !== null && { tax_authority_code: code }) },
    result: { certificate_id, bears_signature: false, build },
  };
}

type Way = {
  /** Of a cash register: it is sent with others of its day, under the signature of their message. */
  by_package?: boolean;
  /** That the cash register gives; null of any other invoice. */
  code?: string | null;
  /** It becomes a row of table 01/TH-HĐĐT. */
  by_table?: boolean;
  /** Bảng kê 01/BK-ĐCTT, its file as text. */
  list?: string | null;
};

function sealed(
  deps: SealDeps,
  content: InvoiceContent,
  design: Design,
  { by_package = false, code = null, by_table = false, list = null }: Way,
): Sealed {
  const { form_no, symbol, number, issued_on, seller } = content;
  if (number === null) throw new Error('an invoice is sealed only after it has its number');
  const amounts = storedAmounts(design, content);
  const signed_id = invoiceDataId(symbol, number);
  const data_xml = buildInvoiceBytes(content, amounts, {
    id: signed_id,
    version: formatVersionFor(deps.clock.today()),
    solution_provider_tax_code: deps.solution_provider_tax_code,
  });
  const { total } = amounts;
  const qr = buildQrCode({ seller_tax_code: seller.tax_code, form_no, symbol, number, issued_on, total });
  return {
    label: shownName({ form_no, symbol, number }),
    content,
    extra: {
      signed_id,
      signature_id: sellerSignatureId(symbol, number),
      qr,
      design,
      message_type: by_table || by_package ? null : invoiceMessageType(symbol, list !== null),
      ...(by_package && { by_package }),
      ...(code !== null && { code, code_id: codeId(symbol, number) }),
      ...(list !== null && { list }),
    },
    data_xml,
  };
}

/** A coded invoice asks for its code (200, with a list 208); the data of an uncoded one (K) is sent (203, with a list 210). */
function invoiceMessageType(symbol: string, with_list: boolean): '200' | '203' | '208' | '210' {
  if (symbol.startsWith('K')) return with_list ? '210' : '203';
  return with_list ? '208' : '200';
}
