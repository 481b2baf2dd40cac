import { walk, type ParsedElement } from '../../documents/parsed-element.ts';
import { DSIG_NAMESPACE } from '../algorithms.table.ts';
import type { SignatureVerdict } from './verdict.ts';

/** What may stand in a room without a signature over it: other rooms, and leaves, each at most once. */
type Room = { readonly rooms: readonly string[]; readonly leaves: readonly string[] };

const SLOT: Room = { rooms: ['Signature'], leaves: [] };

/** The frame of a message of invoices and of an invoice (QĐ 1271/QĐ-CT): it holds what is signed and says nothing itself. */
const ROOMS: Readonly<Record<string, Room>> = {
  TDiep: { rooms: ['DLieu', 'CKSNNT'], leaves: ['TTChung'] },
  DLieu: { rooms: ['HDon'], leaves: [] },
  HDon: { rooms: ['DSCKS'], leaves: ['MCCQT', 'DLQRCode'] },
  DSCKS: { rooms: ['NBan', 'NMua', 'CQT', 'CCKSKhac'], leaves: [] },
  NBan: SLOT,
  NMua: SLOT,
  CQT: SLOT,
  CCKSKhac: SLOT,
  CKSNNT: SLOT,
  Signature: { rooms: [], leaves: ['SignedInfo', 'SignatureValue', 'KeyInfo'] },
};

const MAX_NAME_LENGTH = 60;

type Coverage = {
  /** Ids under a signature that holds. */
  readonly ids: ReadonlySet<string>;
  /** DLQRCode elements that say what their invoice says. */
  readonly held_qr_codes: ReadonlySet<ParsedElement>;
};

/**
 * The parts of a file of invoices that no valid signature covers, as paths: `HDon/DLHDon[2]`, `HDon/GhiChu`, `HDon/text()`,
 * `HDon/@GhiChu`. Somebody may have put it there after the signing. The code (MCCQT) is judged apart, the header of a message is never signed.
 */
export function unsignedParts(
  root: ParsedElement,
  signatures: readonly Pick<SignatureVerdict, 'covers' | 'intact'>[],
  held_qr_codes: ReadonlySet<ParsedElement>,
): string[] {
  const ids = new Set(signatures.flatMap(({ intact, covers }) => (intact ? covers : [])));
  ids.delete('');
  const coverage = { ids, held_qr_codes };
  return isCovered(root, coverage) ? [] : inRoom(root, nameOf(root), coverage);
}

function inRoom(element: ParsedElement, path: string, coverage: Coverage): string[] {
  const { rooms, leaves } = ROOMS[element.name] ?? { rooms: [], leaves: [] };
  const found = Object.keys(element.attributes)
    .filter((name) => name !== 'Id' && !name.startsWith('xsi:'))
    .map((name) => `${path}/@${shortened(name)}`);
  if (element.text.trim() !== '') found.push(`${path}/text()`);
  const seen = new Map<string, number>();
  for (const child of element.children) {
    const count = (seen.get(child.name) ?? 0) + 1;
    seen.set(child.name, count);
    if (isCovered(child, coverage)) continue;
    const here = `${path}/${nameOf(child)}${count === 1 ? '' : `[${count}]`}`;
    if (rooms.includes(child.name) && isOfItsKind(child)) found.push(...inRoom(child, here, coverage));
    else if (!(leaves.includes(child.name) && count === 1 && isLeaf(child, coverage))) found.push(here);
  }
  return found;
}

const isOfItsKind = ({ name, namespace }: ParsedElement): boolean =>
  name !== 'Signature' || namespace === DSIG_NAMESPACE;

function isLeaf(element: ParsedElement, { held_qr_codes }: Coverage): boolean {
  if (element.name === 'DLQRCode') return held_qr_codes.has(element);
  return element.name !== 'MCCQT' || element.children.length === 0;
}

/** An Object of a signature is covered by what of it is referenced (XAdES signs its SignedProperties alone). */
function isCovered(element: ParsedElement, { ids }: Coverage): boolean {
  const has = ({ attributes }: ParsedElement): boolean => ids.has(attributes.Id ?? '');
  if (has(element)) return true;
  const is_object = element.name === 'Object' && element.namespace === DSIG_NAMESPACE;
  return is_object && [...walk(element)].some((placed) => has(placed.element));
}

const nameOf = ({ name }: ParsedElement): string => shortened(name);

const shortened = (name: string): string =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
