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
import { NOT_FAILING } from './faults.ts';
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

/** Written, signed and stored together, while those before them are stored. */
const STRETCH = 100;
/** In one transaction: the company's other documents wait for their numbers meanwhile. */
const MAX_IN_BATCH = 400;
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
 * Numbers, seals and signs the waiting documents of a kind in one transaction, up to four hundred of them; where a person holds the key,
 * it ends with the request that asks for all signatures at once. Killed at any point it has done nothing. Skips rows that other workers
 * have locked. Answers how many it took.
 */
export function signWaiting(deps: DocumentDeps, tenant_id: number, kind: string): Promise<number> {
  return inTenant(deps.db, tenant_id, (tx) => signClaimed(deps, tx, kindOf(deps.kinds, { kind }), null));
}

/**
 * The same in the caller's transaction; `only`: this document and none beside it. While a stretch is written and signed the database
 * stores the one before it, and it reads the next while threads sign: one waits for the other as little as can be.
 */
export async function signClaimed(
  deps: DocumentDeps,
  tx: Tx,
  kind: DocumentKind,
  only: number | null,
): Promise<number> {
  await kind.lockOrder?.(tx);
  const by_person = await mayNeedPerson(tx);
  const most = by_person ? MAX_PER_TOKEN_BATCH : STRETCH;
  const batch: Batch = { deps, tx, kind, tax_code: await readTaxCode(tx), now: deps.clock.now() };
  let [count, isMore] = [0, true];
  let last: DocumentRow | null = null;
  let before: Signing[] = [];
  while (isMore) {
    const waiting = await claim(tx, kind, { only, after: last, most });
    const ready = waiting.length === 0 ? [] : await prepare(batch, waiting);
    const stored = storeAll(batch, before);
    // It is awaited below; until then a failure is not one that was forgotten.
    stored.catch(() => undefined);
    try {
      before = await signAll(batch, ready);
    } finally {
      await stored;
    }
    count += waiting.length;
    last = waiting.at(-1) ?? null;
    isMore = only === null && !by_person && waiting.length === most && count < MAX_IN_BATCH;
  }
  await storeAll(batch, before);
  return count;
}

type Batch = { deps: DocumentDeps; tx: Tx; kind: DocumentKind; tax_code: string; now: string };

/** The first in their order behind this one that no person is asked to sign yet, and that no other process works on. */
async function claim(
  tx: Tx,
  kind: DocumentKind,
  { only, after, most }: { only: number | null; after: DocumentRow | null; most: number },
): Promise<DocumentRow[]> {
  let query = tx
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
  query = only === null ? query.where(NOT_FAILING) : query.where('id', '=', only);
  // Those before it are still being stored.
  if (after !== null)
    query = query.where(
      sql<boolean>`(ordered_on, subject_id) > (${after.ordered_on}::date, ${after.subject_id}::bigint)`,
    );
  return (await query.execute()) as DocumentRow[];
}

/**
 * Fixes what each says. Those that need no signature are stored, those that a person signs are put to that person; the others are
 * answered by the key that signs them.
 */
async function prepare(batch: Batch, waiting: readonly DocumentRow[]): Promise<Ready[]> {
  const { deps, tx, kind, now } = batch;
  const fixed = await fixContents(deps, tx, kind, waiting, now);
  const complete = fixed.filter(({ version }) => 'build' in version && version.bears_signature === false);
  const sealed = await inTurns(complete, AT_ONCE, (one) => sealedNow(deps, one, now));
  await storeVersions(tx, sealed);
  await storeComplete(deps, tx, kind, sealed, now);
  const ready: Ready[] = [];
  const to_sign = fixed.filter((one) => !complete.includes(one));
  for (const [id, claimed] of Map.groupBy(to_sign, ({ certificate_id }) => certificate_id)) {
    const certificate = await certificateById(tx, id);
    const isAtHand = certificate === null || certificate.kind === 'file';
    const key = certificate && isAtHand ? await certificateWithKey(tx, certificate.id) : null;
    const signer = key && openSigner(deps.certificate_key, key);
    if (signer !== null) ready.push({ certificate, signer, claimed });
    else await sealUnsigned(batch, certificate, isAtHand, claimed);
  }
  return ready;
}

/** Documents with the key that signs them, which is stored here. */
type Ready = { certificate: SigningCertificate | null; signer: OpenSigner; claimed: readonly Claimed[] };

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

/** Sealed documents that cannot be signed here: their person is asked, or their key is not to be opened. */
async function sealUnsigned(
  batch: Batch,
  certificate: SigningCertificate | null,
  isAtHand: boolean,
  claimed: readonly Claimed[],
): Promise<void> {
  const { deps, tx, now } = batch;
  const sealed = await inTurns(claimed, AT_ONCE, (one) => sealedNow(deps, one, now));
  await storeVersions(tx, sealed);
  if (certificate !== null && !isAtHand) await requestSignatureOfPerson(batch, certificate, sealed);
  const requested = sealed.map((one) => withRequestEvent(one, certificate));
  const ended = isAtHand ? requested.map((one) => signatureFailed(one, [KEY_NOT_OPENED])) : requested;
  await advanceAll(deps, tx, ended, now);
}

/** Written documents that threads sign. */
type Signing = {
  sealed: readonly SealedDocument[];
  signed: Promise<SignedDocument[]>;
  label: string;
};

/** Writes them and begins to sign them. */
async function signAll({ deps, kind, tax_code, now }: Batch, ready: readonly Ready[]): Promise<Signing[]> {
  const signings: Signing[] = [];
  for (const { certificate, signer, claimed } of ready) {
    const sign = async (one: SealedDocument): Promise<SignedDocument> => {
      const { document, version } = one;
      const prepared = preparedSignature(version, signer, signingTimeOf(now));
      const signature = prepared.finish(await signer.signAside(prepared.signed_info_bytes));
      const signed = signedDocument(deps, kind, document, version, signature, {
        ...{ tax_code, now },
        signed_on: now,
      });
      return { ...signed, before: withRequestEvent(one, certificate) };
    };
    // As many as one confirmation of a person covers were claimed where any key of the company is with one.
    for (let at = 0; at < claimed.length; at += STRETCH) {
      const stretch = claimed.slice(at, at + STRETCH);
      const sealed = await inTurns(stretch, AT_ONCE, (one) => sealedNow(deps, one, now));
      // All at once: a thread of the pool that waits for the next one has to be woken for it, which takes as long as to write a document.
      const signed = Promise.all(sealed.map(sign));
      // It is awaited when they are stored.
      signed.catch(() => undefined);
      signings.push({ sealed, signed, label: signer.label });
    }
  }
  return signings;
}

async function storeAll({ deps, tx, now }: Batch, signings: readonly Signing[]): Promise<void> {
  for (const { sealed, signed: signing, label } of signings) {
    const signed = await signing;
    await storeVersions(tx, sealed, signed);
    await storeSigned(deps, tx, signed, label, now);
  }
}

/** Asks the person who holds the certificate's key to sign these documents, as they are sealed, at the time it is now. */
async function requestSignatureOfPerson(
  { deps, tx, kind, tax_code, now }: Batch,
  certificate: SigningCertificate,
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
  const documents = await inTurns(sealed, AT_ONCE, ({ document, label, version }) => ({
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
