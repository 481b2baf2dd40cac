import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import type { Tx } from '#server/context.ts';
import {
  certificateById,
  certificateWithKey,
  labelOf,
  mayNeedPerson,
  openSigner,
  type SigningCertificate,
} from '#server/modules/certificates/index.ts';
import { requestSignatures } from '#server/modules/signing/index.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { advanceAll, signatureFailed, type Advance } from './advance.ts';
import type { DocumentDeps } from './deps.ts';
import { presentVersions } from './documents.ts';
import { kindOf, type DocumentKind, type DocumentRow, type Sealing } from './kind.ts';
import {
  KEY_NOT_OPENED,
  newMessageId,
  preparedSignature,
  signatureOwner,
  signedDocument,
  storeSigned,
  type SignedDocument,
  type VersionToSign,
} from './signatures.ts';

const BATCH = 100;
/** As many as one bulk submission asks a person for. */
const ASKED_TOGETHER = 250;
/** Signed without a pause; the database stores these while the next are signed, and requests get their turn. */
const AT_A_STRETCH = 25;

/** A locked document with the seal of its present version; the document is as in the database. */
type SealedDocument = {
  document: DocumentRow;
  label: string;
  version: VersionToSign & { certificate_id: number };
  /** What is still to be written of what has happened to it. */
  done: Pick<Advance, 'moves' | 'lines' | 'facts' | 'label'>;
};

/**
 * Takes the waiting documents of a kind from what they are given for good to their signature in one transaction, a hundred at a time;
 * where a person holds the key, as far as the request that asks for all signatures at once. Killed at any point it has done nothing.
 * What another worker is at is left alone. Answers how many it took.
 */
export function signWaiting(deps: DocumentDeps, tenant_id: number, kind: string): Promise<number> {
  return inTenant(deps.db, tenant_id, (tx) => signClaimed(deps, tx, kindOf(deps.kinds, { kind }), null));
}

/** The same in the caller's transaction; `only`: this document and none beside it. */
export async function signClaimed(
  deps: DocumentDeps,
  tx: Tx,
  kind: DocumentKind,
  only: number | null,
): Promise<number> {
  await kind.lockOrder?.(tx);
  const waiting = await claim(tx, kind, only, (await mayNeedPerson(tx)) ? ASKED_TOGETHER : BATCH);
  if (waiting.length === 0) return 0;
  const tax_code = await readTaxCode(tx);
  const now = deps.clock.now();
  const sealed = await sealWaiting(deps, tx, kind, waiting, now);
  for (const [id, some] of Map.groupBy(sealed, ({ version }) => version.certificate_id))
    await signSealed(deps, tx, { kind, certificate: await certificateById(tx, id), tax_code, now }, some);
  return waiting.length;
}

/** The first in their order that no person is asked to sign yet, and that no other process is at. */
async function claim(tx: Tx, kind: DocumentKind, only: number | null, most: number): Promise<DocumentRow[]> {
  const query = tx
    .selectFrom('documents')
    .selectAll()
    .where('kind', '=', kind.name)
    .where('stage', 'in', ['queued', 'started'])
    .where('signing', 'in', ['not_requested', 'requested'])
    .where(
      sql<boolean>`not exists (select from signature_request_documents as asked where asked.tenant_id = documents.tenant_id
        and asked.document_id = documents.id and asked.version = documents.version)`,
    )
    .orderBy('ordered_on')
    .orderBy('subject_id')
    .limit(most)
    .forUpdate()
    .skipLocked();
  const rows = await (only === null ? query : query.where('id', '=', only)).execute();
  return rows as DocumentRow[];
}

/**
 * Seals the present version of each, once. From here on nothing is written again, only put together. One that cannot be sealed has
 * failed to be signed.
 */
async function sealWaiting(
  deps: DocumentDeps,
  tx: Tx,
  kind: DocumentKind,
  waiting: readonly DocumentRow[],
  now: string,
): Promise<SealedDocument[]> {
  const before = await presentVersions(
    tx,
    waiting.filter(({ stage }) => stage === 'started'),
  );
  const old = waiting.flatMap((document): SealedDocument[] => {
    const version = before.get(document.id);
    return version === undefined
      ? []
      : [{ document, label: document.label ?? '', version, done: { moves: [], lines: [] } }];
  });
  const sealings = await kind.seal(
    deps,
    tx,
    waiting.filter(({ id }) => !before.has(id)),
    now,
  );
  const refused = sealings.flatMap(({ result, ...sealing }) =>
    'refused' in result ? [signatureFailed(begun(sealing), result.refused)] : [],
  );
  await advanceAll(deps, tx, refused, now);
  const fresh = sealings.flatMap(({ result, ...sealing }): (SealedDocument & { row: VersionInsert })[] => {
    if (!('sealed' in result)) return [];
    const { document } = sealing;
    const { label, content, extra, data_xml: data, certificate_id } = result.sealed;
    const data_xml = Buffer.from(data.buffer, data.byteOffset, data.length);
    const version = { certificate_id, data_xml, extra, message_id: newMessageId(deps) };
    const detail = { version: String(document.version), bytes: String(data_xml.length) };
    const start = begun(sealing);
    const done = { ...start, label, lines: [...start.lines, { kind: 'sealed', detail }] };
    return [
      {
        document,
        label,
        version,
        done: { moves: done.moves, lines: done.lines, facts: sealing.facts, label },
        row: {
          tenant_id: document.tenant_id,
          document_id: document.id,
          version: document.version,
          certificate_id,
          content: JSON.stringify(content),
          extra: JSON.stringify(extra),
          data_xml,
          message_id: version.message_id,
          sealed_on: now,
        },
      },
    ];
  });
  await insertMany(
    tx,
    'document_versions',
    fresh.map(({ row }) => row),
  );
  return [...old, ...fresh.map(({ row: _, ...sealed }) => sealed)];
}

type VersionInsert = Readonly<Record<string, unknown>>;

function begun({ document, lines, facts }: Omit<Sealing, 'result'>): Advance {
  return { document, moves: document.stage === 'queued' ? [{ stage: 'start' }] : [], lines, facts };
}

type Signing = {
  kind: DocumentKind;
  certificate: SigningCertificate | null;
  tax_code: string;
  now: string;
};

/** Signs with a key that is kept here, or asks the person who holds it. */
async function signSealed(
  deps: DocumentDeps,
  tx: Tx,
  signing: Signing,
  sealed: readonly SealedDocument[],
): Promise<void> {
  const { kind, certificate, tax_code, now } = signing;
  const requested = sealed.map((one) => askedFor(one, certificate));
  if (certificate !== null && certificate.kind !== 'file') {
    await askPerson(deps, tx, { ...signing, certificate }, sealed);
    await advanceAll(deps, tx, requested, now);
    return;
  }
  const key = certificate === null ? null : await certificateWithKey(tx, certificate.id);
  const signer = key === null ? null : openSigner(deps.certificate_key, key);
  if (signer === null) {
    const failed = requested.map((one) => signatureFailed(one, [KEY_NOT_OPENED]));
    await advanceAll(deps, tx, failed, now);
    return;
  }
  const sign = ({ document, version }: SealedDocument, at: number): SignedDocument => {
    const prepared = preparedSignature(version, signer, signingTimeOf(now));
    const signature = prepared.finish(signer.sign(prepared.signed_info_bytes));
    const signed = signedDocument(deps, kind, document, version, signature, { tax_code, now });
    const before = requested[at];
    return before === undefined ? signed : { ...signed, before };
  };
  await inStretches(sealed, sign, (signed) => storeSigned(deps, tx, signed, signer.label, now));
}

/** Asks the person who holds the certificate's key to sign these documents, as they are sealed, at the time it is now. */
async function askPerson(
  deps: DocumentDeps,
  tx: Tx,
  { kind, certificate, tax_code, now }: Signing & { certificate: SigningCertificate },
  sealed: readonly SealedDocument[],
): Promise<void> {
  const [first] = sealed;
  if (first === undefined) return;
  const signing_time = signingTimeOf(now);
  const owner = signatureOwner(certificate.certificate_der, certificate.subject_name);
  const asking = {
    tenant_id: first.document.tenant_id,
    document_kind: kind.name,
    nouns: kind.words,
    certificate,
    tax_code,
    signing_time,
    created_by: first.document.requested_by,
    now,
    new_order_id: deps.new_message_suffix,
  };
  const documents = sealed.map(({ document, label, version }) => ({
    document_id: document.id,
    version: document.version,
    label,
    signature_id: version.extra.signature_id,
    prepared: preparedSignature(version, owner, signing_time),
  }));
  await requestSignatures(tx, asking, documents);
}

/** Signs and stores side by side; nothing of it runs on once this is over. */
async function inStretches(
  sealed: readonly SealedDocument[],
  sign: (one: SealedDocument, at: number) => SignedDocument,
  store: (signed: readonly SignedDocument[]) => Promise<void>,
): Promise<void> {
  let stored = Promise.resolve();
  try {
    for (let at = 0; at < sealed.length; at += AT_A_STRETCH) {
      const signed = sealed.slice(at, at + AT_A_STRETCH).map((one, beside) => sign(one, at + beside));
      stored = stored.then(() => store(signed));
      await Promise.race([stored, setImmediate()]);
    }
  } finally {
    await stored;
  }
}

/** With the request for its signature, unless that was written before. */
function askedFor({ document, done }: SealedDocument, certificate: SigningCertificate | null): Advance {
  if (document.signing === 'requested') return { document, ...done };
  const label = certificate === null ? 'chứng thư đã xóa' : labelOf(certificate);
  return {
    ...done,
    document,
    moves: [...done.moves, { signing: 'request' }],
    lines: [...done.lines, { kind: 'signature_requested', detail: { certificate: label } }],
  };
}
