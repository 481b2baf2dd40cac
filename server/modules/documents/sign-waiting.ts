import { sql } from 'kysely';
import { MAX_PER_TOKEN_BATCH } from '#domain/signing/request-lifecycle.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import type { Tx } from '#server/context.ts';
import {
  certificateById,
  certificateWithKey,
  labelOf,
  mayNeedPerson,
  openSigner,
  type OpenSigner,
  type SigningCertificate,
} from '#server/modules/certificates/index.ts';
import { requestSignatures } from '#server/modules/signing/index.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { inTurns } from '#server/platform/in-turns.ts';
import { advanceAll, signatureFailed, type Advance } from './advance.ts';
import type { DocumentDeps } from './deps.ts';
import { presentVersions } from './documents.ts';
import {
  kindOf,
  type DocumentKind,
  type DocumentRow,
  type Sealing,
  type Unbuilt,
  type VersionRow,
} from './kind.ts';
import { storeComplete } from './store-complete.ts';
import {
  KEY_NOT_OPENED,
  newMessageId,
  preparedSignature,
  signatureOwner,
  signedDocument,
  storeSigned,
  type SealedDocument,
  type SignedDocument,
} from './signatures.ts';

const BATCH = 200;
/** Stored together, while the next are written and signed. */
const STRETCH = 50;
/** Written without a pause; then the database and requests get their turn. */
const AT_ONCE = 5;

/** A locked document with what fixes its present version; the document is as in the database. */
type Claimed = {
  document: DocumentRow;
  certificate_id: number;
  /** What was given to it in this transaction before, and its history. */
  begun: Advance;
  /** Sealed before, or what writes its content now. */
  version: VersionRow | Unbuilt;
};

/**
 * Takes the waiting documents of a kind from what they are given for good to their signature in one transaction, two hundred at a time;
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
  const waiting = await claim(tx, kind, only, (await mayNeedPerson(tx)) ? MAX_PER_TOKEN_BATCH : BATCH);
  if (waiting.length === 0) return 0;
  const tax_code = await readTaxCode(tx);
  const now = deps.clock.now();
  const fixed = await fixContents(deps, tx, kind, waiting, now);
  const complete = fixed.filter(({ version }) => 'build' in version && version.bears_signature === false);
  const to_sign = fixed.filter((one) => !complete.includes(one));
  const sealed = complete.map((one) => sealedNow(deps, one, now));
  await storeVersions(tx, sealed);
  await storeComplete(deps, tx, kind, sealed, now);
  for (const [id, some] of Map.groupBy(to_sign, ({ certificate_id }) => certificate_id))
    await signFixed(deps, tx, { kind, certificate: await certificateById(tx, id), tax_code, now }, some);
  return waiting.length;
}

/** The first in their order that no person is asked to sign yet, and that no other process works on. */
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

/** Fixes what the present version of each says, once. One that cannot be sealed has failed to be signed. */
async function fixContents(
  deps: DocumentDeps,
  tx: Tx,
  kind: DocumentKind,
  waiting: readonly DocumentRow[],
  now: string,
): Promise<Claimed[]> {
  const before = await presentVersions(
    tx,
    waiting.filter(({ stage }) => stage === 'started'),
  );
  const old = waiting.flatMap((document): Claimed[] => {
    const version = before.get(document.id);
    if (version === undefined) return [];
    return [
      {
        document,
        certificate_id: version.certificate_id,
        begun: { document, moves: [], lines: [] },
        version,
      },
    ];
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
  const fresh = sealings.flatMap(({ result, ...sealing }): Claimed[] =>
    'refused' in result
      ? []
      : [
          {
            document: sealing.document,
            certificate_id: result.certificate_id,
            begun: begun(sealing),
            version: result,
          },
        ],
  );
  return [...old, ...fresh];
}

function begun({ document, lines, facts }: Omit<Sealing, 'result'>): Advance {
  return { document, moves: document.stage === 'queued' ? [{ stage: 'start' }] : [], lines, facts };
}

/** Writes what a document says as the bytes to be signed. From here on nothing is written again, only put together. */
function sealedNow(
  deps: DocumentDeps,
  { document, certificate_id, begun: before, version: from }: Claimed,
  now: string,
): SealedDocument {
  if (!('build' in from))
    return { document, label: document.label ?? '', version: from, row: null, done: before };
  const { label, content, extra, data_xml: data } = from.build();
  const data_xml = Buffer.from(data.buffer, data.byteOffset, data.length);
  const version = { data_xml, extra, message_id: newMessageId(deps) };
  const detail = { version: String(document.version), bytes: String(data_xml.length) };
  return {
    document,
    label,
    version,
    done: { ...before, label, lines: [...before.lines, { kind: 'sealed', detail }] },
    row: {
      tenant_id: document.tenant_id,
      document_id: document.id,
      version: document.version,
      certificate_id,
      content: JSON.stringify(content),
      extra: JSON.stringify(extra),
      message_id: version.message_id,
      sealed_on: now,
    },
  };
}

/** Stores the data by itself where it is not signed yet; in its signed file it is stored already. */
function storeVersions(
  tx: Tx,
  sealed: readonly SealedDocument[],
  signed: readonly SignedDocument[] = [],
): Promise<void> {
  const rows = sealed.flatMap(({ row, version: { data_xml } }, at) => {
    if (row === null) return [];
    const data_from = signed[at]?.file.bytes.indexOf(data_xml) ?? -1;
    const place =
      data_from === -1
        ? { data_xml, data_from: null, data_size: null }
        : { data_xml: null, data_from, data_size: data_xml.length };
    return [{ ...row, ...place }];
  });
  return insertMany(tx, 'document_versions', rows);
}

type Signing = {
  kind: DocumentKind;
  certificate: SigningCertificate | null;
  tax_code: string;
  now: string;
};

/** Signs with a key that is stored here, or asks the person who holds it. */
async function signFixed(
  deps: DocumentDeps,
  tx: Tx,
  signing: Signing,
  claimed: readonly Claimed[],
): Promise<void> {
  const { certificate, now } = signing;
  const isAtHand = certificate === null || certificate.kind === 'file';
  const key = certificate && isAtHand ? await certificateWithKey(tx, certificate.id) : null;
  const signer = key && openSigner(deps.certificate_key, key);
  if (signer !== null) return signAll(deps, tx, { ...signing, signer }, claimed);
  const sealed = await inTurns(claimed, AT_ONCE, (one) => sealedNow(deps, one, now));
  await storeVersions(tx, sealed);
  if (!isAtHand) await requestSignatureOfPerson(deps, tx, { ...signing, certificate }, sealed);
  const requested = sealed.map((one) => withRequestEvent(one, certificate));
  const ended = isAtHand ? requested.map((one) => signatureFailed(one, [KEY_NOT_OPENED])) : requested;
  await advanceAll(deps, tx, ended, now);
}

/** Writes, signs and stores side by side; nothing of it runs on once this is over. */
async function signAll(
  deps: DocumentDeps,
  tx: Tx,
  { kind, certificate, tax_code, now, signer }: Signing & { signer: OpenSigner },
  claimed: readonly Claimed[],
): Promise<void> {
  const sign = async (sealed: SealedDocument): Promise<SignedDocument> => {
    const { document, version } = sealed;
    const prepared = preparedSignature(version, signer, signingTimeOf(now));
    const signature = prepared.finish(await signer.signAside(prepared.signed_info_bytes));
    const signed = signedDocument(deps, kind, document, version, signature, { tax_code, now });
    return { ...signed, before: withRequestEvent(sealed, certificate) };
  };
  let signing: Promise<SignedDocument[]> = Promise.resolve([]);
  let stored = Promise.resolve();
  try {
    for (let at = 0; at < claimed.length; at += STRETCH) {
      const some = claimed.slice(at, at + STRETCH);
      const sealed = await inTurns(some, AT_ONCE, (one) => sealedNow(deps, one, now));
      await signing;
      // All at once: a thread of the pool that waits for the next one has to be woken for it, which takes as long as to write a document.
      signing = Promise.all(sealed.map(sign));
      stored = Promise.all([signing, stored]).then(async ([signed]) => {
        await storeVersions(tx, sealed, signed);
        await storeSigned(deps, tx, signed, signer.label, now);
      });
      // It is awaited at the end; until then a failure is not one that was forgotten.
      stored.catch(() => undefined);
    }
  } finally {
    await stored;
  }
}

/** Asks the person who holds the certificate's key to sign these documents, as they are sealed, at the time it is now. */
async function requestSignatureOfPerson(
  deps: DocumentDeps,
  tx: Tx,
  { kind, certificate, tax_code, now }: Signing & { certificate: SigningCertificate },
  sealed: readonly SealedDocument[],
): Promise<void> {
  const [first] = sealed;
  if (first === undefined) return;
  const signing_time = signingTimeOf(now);
  const owner = signatureOwner(certificate.certificate_der, certificate.subject_name);
  const signature_order = {
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
  await requestSignatures(tx, signature_order, documents);
}

/** With the request for its signature, unless that was written before. */
function withRequestEvent(
  { document, done }: SealedDocument,
  certificate: SigningCertificate | null,
): Advance {
  if (document.signing === 'requested') return done;
  const label = certificate === null ? 'chứng thư đã xóa' : labelOf(certificate);
  return {
    ...done,
    moves: [...done.moves, { signing: 'request' }],
    lines: [...done.lines, { kind: 'signature_requested', detail: { certificate: label } }],
  };
}
