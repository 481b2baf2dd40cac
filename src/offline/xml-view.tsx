import { childAt, type ParsedElement } from '#domain/documents/parsed-element.ts';
import { readInvoice, type ReadInvoice } from '#domain/documents/read-invoice.ts';
import { verifyDocument } from '#domain/signing/verification/verify-document.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { offlineWords as words } from '#src/wording/public/offline.ts';
import { ports } from './ports.ts';

/** A file in a form that people read: an invoice as such, signatures in words, and below it the XML element by element. */
export function XmlView({ bytes }: { bytes: Uint8Array }) {
  const root = parsed(bytes);
  if (root === null) return <p role="alert">{words.unreadable}</p>;
  const invoice = invoiceIn(root);
  const { signatures } = verifyDocument(bytes, ports.signatures);
  return (
    <div className="o-view">
      {signatures.map(({ signature_id, certificate, signing_time, intact }, at) => (
        <p key={signature_id ?? at} className={intact ? 'o-good' : 'o-bad'}>
          {words.signer(nameOf(certificate?.subject ?? ''))}
          {signing_time === null ? '' : `, ${words.signedAt(signing_time.replace('T', ' '))}`}
          {`, ${intact ? words.intact : words.broken}`}
        </p>
      ))}
      {invoice !== null && <InvoiceView invoice={invoice} />}
      <details open={invoice === null}>
        <summary>{words.rawXml}</summary>
        <Tree element={root} />
      </details>
    </div>
  );
}

function parsed(bytes: Uint8Array): ParsedElement | null {
  try {
    return ports.signatures.parse(bytes);
  } catch {
    return null;
  }
}

function invoiceIn(root: ParsedElement): ReadInvoice | null {
  const element = root.name === 'HDon' ? root : childAt(root, 'DLieu/HDon');
  return element === null ? null : readInvoice(element);
}

const nameOf = (subject: string): string => /(?:^|,)CN=([^,]+)/.exec(subject)?.[1] ?? subject;

function InvoiceView({ invoice: { content, stated } }: { invoice: ReadInvoice }) {
  const { seller, lines } = content;
  const numbered = lines.map((line, at) => ({ line, at }));
  return (
    <>
      <dl className="o-parties">
        <dt>{words.seller}</dt>
        <dd>
          {seller.name} · MST {seller.tax_code}
        </dd>
        <dt>{words.buyer}</dt>
        <dd>
          {[content.buyer_name ?? content.buyer_person, content.buyer_tax_code]
            .filter(Boolean)
            .join(' · MST ')}
        </dd>
      </dl>
      <div className="o-scroll">
        <table className="o-table">
          <thead>
            <tr>
              <th>{words.lines}</th>
              <th className="o-right">{words.quantity}</th>
              <th className="o-right">{words.price}</th>
              <th className="o-right">{words.amount}</th>
              <th className="o-right">{words.rate}</th>
            </tr>
          </thead>
          <tbody>
            {numbered.map(({ line, at }) => (
              <tr key={at}>
                <td>{line.name}</td>
                <td className="o-right">
                  {formatNumber(line.quantity)} {line.unit}
                </td>
                <td className="o-right">{formatNumber(line.unit_price)}</td>
                <td className="o-right">{formatNumber(stated.lines[at])}</td>
                <td className="o-right">{line.vat_rate}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="o-parties">
        <dt>{words.beforeTax}</dt>
        <dd>{formatNumber(stated.total_before_vat)}</dd>
        <dt>{words.tax}</dt>
        <dd>{formatNumber(stated.total_vat)}</dd>
        <dt>{words.total}</dt>
        <dd>{formatNumber(stated.total)}</dd>
      </dl>
    </>
  );
}

function Tree({ element }: { element: ParsedElement }) {
  return (
    <div className="o-tree">
      <span className="o-muted">{element.name}</span> {element.text.trim()}
      {element.children.map((child) => (
        <Tree key={child.position} element={child} />
      ))}
    </div>
  );
}
