import type { ReactNode } from 'react';
import { signingInstantOf } from '#domain/signing/signing-time.ts';
import type { components } from '#generated/types.ts';
import { formatDateSecond } from '#src/ui/format/date.ts';
import { formatNumber, nothing, roundDecimal } from '#src/ui/format/number.ts';
import { Card, Facts } from '#src/ui/layout/card.tsx';
import { collectorWords } from '#src/wording/processing/collectors.ts';
import { xmlSignerRoleLabels } from '#src/wording/labels.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import type { InvoiceCollector } from './collector-page.tsx';

type Signature = components['schemas']['XmlSignature'];

type OriginalCardProps = { invoice: InvoiceCollector; version: string | null; children?: ReactNode };

/** The file as it came, its fingerprint, and what can be done with it. */
export function OriginalCard({ invoice, version, children }: OriginalCardProps) {
  const words = collectorWords.file;
  const { file_name, file_bytes, sha256 } = invoice;
  const kilobytes = formatNumber(roundDecimal(String(file_bytes / 1024), 1));
  return (
    <Card title={words.title} note={words.note} order={5}>
      <p className="collector-file">
        <b>{file_name}</b>
        <small>
          {[words.size(kilobytes), version !== null && words.version(version)].filter(Boolean).join(' · ')}
        </small>
      </p>
      <p className="collector-hash">
        <span>SHA-256</span> {sha256.match(/.{1,4}/g)?.join(' ')}
      </p>
      {children && <div className="collector-file-acts">{children}</div>}
    </Card>
  );
}

/** A SigningTime as people read it; what is no time as it is written. */
export function signedAt(signing_time: string | null): string {
  if (signing_time === null) return nothing;
  const instant = signingInstantOf(signing_time);
  return instant === null ? signing_time : formatDateSecond(instant);
}

/** Who signed the file, with what. */
export function SignaturesCard({ signatures }: { signatures: readonly Signature[] }) {
  const words = collectorWords.signatures;
  return (
    <Card title={words.title} order={4}>
      {signatures.length === 0 && <p>{words.none}</p>}
      {signatures.map((signature, at) => (
        // The same signer may be there twice.
        <section key={at} className="collector-signature">
          <h3>{xmlSignerRoleLabels[signature.role]}</h3>
          <p>{serverSaid.of(signature.title)}</p>
          <Facts
            facts={[
              { term: words.signer, value: signature.subject_name ?? nothing },
              { term: words.tax_code, value: signature.tax_code ?? nothing },
              { term: words.time, value: signedAt(signature.signing_time) },
              { term: words.issuer, value: signature.issuer_name ?? nothing },
              { term: words.serial, value: signature.serial ?? nothing },
            ]}
          />
        </section>
      ))}
    </Card>
  );
}
