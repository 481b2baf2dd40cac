import { encodeUtf8, toBase64 } from '../../documents/bytes.ts';
import { ByteWriter } from '../../documents/byte-writer.ts';
import { DSIG_NAMESPACE } from '../algorithms.table.ts';
import type { Span, StoredPorts, VerifyPorts } from '../ports.ts';
import { storedLayout, type StoredLayout } from './stored-layout.ts';
import { verifyDocument, type Verification } from './verify-document.ts';

/** An invoice file that was signed and stored here, and its SHA-256 at that time. */
export type StoredFile = { bytes: Uint8Array; sha256: Uint8Array };

export type StoredVerification = {
  /** Not one byte differs from what was stored. */
  unchanged: boolean;
  /** Unchanged, and every digest and signature in it holds; its certificate and the trust in it were checked before it was stored. */
  intact: boolean;
  /** What verifyDocument says; null where the parts were enough to find the file intact. */
  verification: Verification | null;
};

/**
 * A file of our own, checked again. While its SHA-256 is the stored one, its bytes are those that we put together: then the
 * signed parts are hashed in place, without reading XML. Any other file (changed, or with a signature that is
 * not ours) goes to verifyDocument, which names what is wrong. Never for files that came from elsewhere.
 */
export function verifyStored(
  { bytes, sha256 }: StoredFile,
  ports: StoredPorts & VerifyPorts,
): StoredVerification {
  const unchanged = ports.sha256Base64(bytes) === toBase64(sha256);
  const layout = unchanged ? storedLayout(bytes) : null;
  if (layout !== null && partsHold(bytes, layout, ports))
    return { unchanged, intact: true, verification: null };
  const verification = verifyDocument(bytes, ports);
  const { signatures } = verification;
  const intact = unchanged && signatures.length > 0 && signatures.every((signature) => signature.intact);
  return { unchanged, intact, verification };
}

const OBJECT_OPEN = encodeUtf8(`<Object xmlns="${DSIG_NAMESPACE}" Id="`);
const OBJECT_ID_CLOSE = encodeUtf8('">');
const OBJECT_CLOSE = encodeUtf8('</Object>');
const SIGNED_INFO_OPEN = encodeUtf8(`<SignedInfo xmlns="${DSIG_NAMESPACE}">`);
const SIGNED_INFO_CLOSE = encodeUtf8('</SignedInfo>');

/** Both references and the signature. In canonical form Object and SignedInfo bear the namespace that Signature has in the file. */
function partsHold(
  file: Uint8Array,
  layout: StoredLayout,
  { sha256Base64, verifyOwn }: StoredPorts,
): boolean {
  const part = ({ from, to }: Span): Uint8Array => file.subarray(from, to);
  const { data, data_id, data_uri, time, time_id, time_uri, signed_info } = layout;
  const out = new ByteWriter();
  out.raw(OBJECT_OPEN);
  out.raw(part(time_id));
  out.raw(OBJECT_ID_CLOSE);
  out.raw(part(time));
  out.raw(OBJECT_CLOSE);
  const object_end = out.place;
  out.raw(SIGNED_INFO_OPEN);
  out.raw(part(signed_info));
  out.raw(SIGNED_INFO_CLOSE);
  const both = out.written();
  const object = both.subarray(0, object_end);
  const signed = both.subarray(object_end);
  return (
    sameText(file, data_uri, data_id) &&
    sameText(file, time_uri, time_id) &&
    holdsText(file, layout.data_digest, sha256Base64(part(data))) &&
    holdsText(file, layout.time_digest, sha256Base64(object)) &&
    verifyOwn(file, layout.certificate, signed, layout.value)
  );
}

function sameText(file: Uint8Array, one: Span, other: Span): boolean {
  const length = one.to - one.from;
  if (other.to - other.from !== length) return false;
  for (let at = 0; at < length; at += 1) if (file[one.from + at] !== file[other.from + at]) return false;
  return true;
}

function holdsText(file: Uint8Array, { from, to }: Span, text: string): boolean {
  if (to - from !== text.length) return false;
  for (let at = 0; at < text.length; at += 1) if (file[from + at] !== text.charCodeAt(at)) return false;
  return true;
}
