import type { FormatVersion } from '../../rules/particulars/format-versions.table.ts';
import type { Xml } from '../canonical-xml.ts';
import { openTag } from '../canonical-xml.ts';
import type { Content, ContentProblem } from './content.ts';
import { ByteWriter } from '../byte-writer.ts';
import { decodeUtf8, encodeUtf8 } from '../bytes.ts';
import { contentProblem, isTooLong } from './content.ts';
import {
  contentIn,
  namesIn,
  needIn,
  type AnyFields,
  type AnyNode,
  type AnyValue,
  type DocumentFormat,
  type DocumentValue,
  type Fields,
  type Group,
  type Leaf,
  type List,
} from './nodes.ts';
import { FormatRefused, type FormatProblem } from './problems.ts';

type Notes = FormatProblem[];
/**
 * Writes one element (or nothing) and notes what its format refuses, by paths from its parent: the caller puts its
 * own name before them, so that documents without problems (all but a few) never build a path.
 */
type Writer = (value: AnyValue, notes: Notes, out: ByteWriter) => void;

/** The document as text: writeDocumentBytes says how it is written. */
export function writeDocument<D extends DocumentFormat>(
  format: D,
  version: FormatVersion,
  value: DocumentValue<D>,
  id: string | null = null,
): Xml {
  return decodeUtf8(writeDocumentBytes(format, version, value, id));
}

/**
 * The document in canonical form, UTF-8, its elements in the order of the version. Optional elements without a value are left
 * out. Throws FormatRefused with every problem found, each with its path; a value for an element the version does not
 * have is one of them, never dropped in silence.
 */
function writeDocumentBytes<D extends DocumentFormat>(
  format: D,
  version: FormatVersion,
  value: DocumentValue<D>,
  id: string | null = null,
): Uint8Array {
  const out = new ByteWriter();
  writeDocumentTo(out, format, version, value, id);
  return out.written();
}

/** The same, behind what the writer holds already. */
export function writeDocumentTo<D extends DocumentFormat>(
  out: ByteWriter,
  format: D,
  version: FormatVersion,
  value: DocumentValue<D>,
  id: string | null,
): void {
  if (format.has_id !== (id !== null)) throw new RangeError(`${format.root} and its Id`);
  const notes: Notes = [];
  out.raw(encodeUtf8(openTag(format.root, id === null ? {} : { Id: id })));
  writerOf(format, version)(value as AnyFields, notes, out);
  if (notes.length > 0) throw new FormatRefused(format.root, notes);
  out.raw(encodeUtf8(`</${format.root}>`));
}

/** What the format refuses of a value; empty when it can be written. */
export function documentProblems<D extends DocumentFormat>(
  format: D,
  version: FormatVersion,
  value: DocumentValue<D>,
): readonly FormatProblem[] {
  const notes: Notes = [];
  writerOf(format, version)(value as AnyFields, notes, new ByteWriter());
  return notes;
}

type FieldsWriter = (value: AnyFields, notes: Notes, out: ByteWriter) => void;

const WRITERS = new WeakMap<DocumentFormat, Map<FormatVersion, FieldsWriter>>();

/** The tables are read once a version, not once a document. */
function writerOf(format: DocumentFormat, version: FormatVersion): FieldsWriter {
  const known = WRITERS.get(format) ?? new Map<FormatVersion, FieldsWriter>();
  WRITERS.set(format, known);
  const writer = known.get(version) ?? fieldsWriter(format.fields, format.order, version);
  known.set(version, writer);
  return writer;
}

/** An element holding text, as it is written: one function writes them all, which takes less than a closure for each. */
type LeafPlan = Tags & {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly content: Content;
  /** What has passed contentProblem holds no character to escape. */
  readonly is_plain: boolean;
  /** So many digits and nothing else are right whatever they are. */
  readonly sure_digits: number;
};

/** A child of a group: a leaf, or what writes another group or list. */
type Step = { readonly name: string; readonly leaf: LeafPlan } | NestedStep;
type NestedStep = { readonly name: string; readonly leaf: null; readonly write: Writer };

function fieldsWriter(fields: Fields, order: Group['order'], version: FormatVersion): FieldsWriter {
  const names = namesIn(fields, order, version);
  const steps = names.flatMap((name) => {
    const node = fields[name];
    return node === undefined ? [] : [stepOf(name, node, version)];
  });
  const absent = Object.entries(fields).filter(([name]) => !names.includes(name));
  return (value, notes, out) => {
    writeSteps(steps, value, notes, out);
    for (const [name, node] of absent)
      if (!isEmpty(value[name])) notes.push({ path: name, problem: 'not_in_version', label: labelOf(node) });
  };
}

function stepOf(name: string, node: AnyNode, version: FormatVersion): Step {
  return node.node === 'leaf'
    ? { name, leaf: leafPlan(name, node, version) }
    : { name, leaf: null, write: nodeWriter(name, node, version) };
}

function leafPlan(name: string, { need, content, label }: Leaf, version: FormatVersion): LeafPlan {
  const own = contentIn(content, version);
  return {
    name,
    label,
    required: needIn(need, version) === 'R',
    ...tagsOf(name),
    content: own,
    is_plain: PLAIN.includes(own.kind),
    sure_digits: own.kind === 'digits' ? own.most : own.kind === 'decimal' ? own.digits : 0,
  };
}

/**
 * Values name their elements mostly in the order of the format: walked along with it, their fields need no look-up by
 * name, which takes a quarter of the time of a line. What is elsewhere, and all behind it, is looked up.
 */
function writeSteps(steps: readonly Step[], value: AnyFields, notes: Notes, out: ByteWriter): void {
  let done = 0;
  for (const name in value) {
    const step = steps[done];
    if (step?.name !== name) continue;
    writeStep(step, value[name], notes, out);
    done += 1;
  }
  for (let at = done; at < steps.length; at += 1) {
    const step = steps[at];
    if (step !== undefined) writeStep(step, value[step.name], notes, out);
  }
}

function writeStep(step: Step, value: AnyValue, notes: Notes, out: ByteWriter): void {
  const { leaf } = step;
  if (leaf === null) step.write(value, notes, out);
  else if (typeof value === 'string' && value !== '') writeLeaf(leaf, value, notes, out);
  else if (leaf.required) notes.push(missing(leaf.name, leaf.label));
}

function writeLeaf(leaf: LeafPlan, value: string, notes: Notes, out: ByteWriter): void {
  const problem = leaf.is_plain ? plainProblem(leaf, value, out) : textProblem(leaf, value, out);
  if (problem !== null) notes.push({ path: leaf.name, problem, label: leaf.label });
}

/** Written before it is looked at: most are a few digits, of which the writer says so. */
function plainProblem(leaf: LeafPlan, value: string, out: ByteWriter): ContentProblem | null {
  const is_digits = out.plainElement(leaf.open, value, leaf.close);
  return is_digits && value.length <= leaf.sure_digits ? null : contentProblem(leaf.content, value);
}

/** The characters of a text are looked at by the writer on its way. */
function textProblem(
  { content, open, close }: LeafPlan,
  value: string,
  out: ByteWriter,
): ContentProblem | null {
  if (content.kind !== 'text') {
    const problem = contentProblem(content, value);
    if (problem !== null) return problem;
  } else if (isTooLong(content, value)) return 'too_long';
  return out.textElement(open, value, close) ? null : 'bad_character';
}

function nodeWriter(name: string, node: Group | List, version: FormatVersion): Writer {
  const required = needIn(node.need, version) === 'R';
  const { open, close } = tagsOf(name);
  if (node.node === 'group') {
    const write = fieldsWriter(node.fields, node.order, version);
    return (value, notes, out) => {
      if (!required && isEmpty(value)) return;
      if (!isFields(value)) {
        notes.push(missing(name));
        return;
      }
      const before = notes.length;
      out.raw(open);
      write(value, notes, out);
      out.raw(close);
      within(name, notes, before);
    };
  }
  const { item, most } = node;
  const write = fieldsWriter(node.fields, {}, version);
  const each_tag = tagsOf(item);
  return (value, notes, out) => {
    const items = isList(value) ? value : [];
    if (items.length === 0) {
      if (required) notes.push(missing(name));
      return;
    }
    if (items.length > most) notes.push({ path: name, problem: 'too_many', label: '' });
    out.raw(open);
    let place = 0;
    for (const each of items) {
      const before = notes.length;
      place += 1;
      out.raw(each_tag.open);
      write(each, notes, out);
      out.raw(each_tag.close);
      if (notes.length > before) within(`${name}/${item}[${place}]`, notes, before);
    }
    out.raw(close);
  };
}

type Tags = { readonly open: Uint8Array; readonly close: Uint8Array };

function tagsOf(name: string): Tags {
  return { open: encodeUtf8(`<${name}>`), close: encodeUtf8(`</${name}>`) };
}

/** Puts the parent's name before the paths noted since. */
function within(parent: string, notes: Notes, before: number): void {
  if (notes.length === before) return;
  const own = notes.splice(before).map((note) => ({ ...note, path: `${parent}/${note.path}` }));
  notes.push(...own);
}

const PLAIN: readonly Content['kind'][] = ['digits', 'decimal', 'date', 'time'];

function missing(path: string, label = ''): FormatProblem {
  return { path, problem: 'required', label };
}

const labelOf = (node: AnyNode): string => (node.node === 'leaf' ? node.label : '');
const isList = (value: AnyValue): value is readonly AnyFields[] => Array.isArray(value);
const isFields = (value: AnyValue): value is AnyFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing to write in it at all. */
function isEmpty(value: AnyValue): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (isList(value)) return value.length === 0;
  return isFields(value) && Object.values(value).every(isEmpty);
}
