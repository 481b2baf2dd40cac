import type { FieldDescriptor, FieldKind, ResourceDescriptor } from '#generated/resources/descriptor.ts';
import type { CardSlot, Column } from '#src/ui/list/table-model.ts';
import { FieldValue } from '#src/views/values/field-value.tsx';
import { lists } from '#src/wording/lists.ts';
import type { RaRecord } from 'react-admin';
import type { AnyOverlay, Screen } from '../screen.ts';

const rightAligned: readonly FieldKind[] = ['integer', 'decimal', 'money'];
const quiet: readonly FieldKind[] = ['date', 'date_time', 'tax_code', 'phone'];
const cut: readonly FieldKind[] = ['text', 'long_text', 'email'];
/** Kinds a cell has no room for, and that no order means anything for. */
const uncelled: readonly FieldKind[] = ['object', 'list', 'file', 'image', 'password'];

const widths: Partial<Record<FieldKind, number>> = {
  date: 110,
  date_time: 150,
  boolean: 110,
  tax_code: 136,
  phone: 136,
  money: 140,
  vat_rate: 96,
};

/** px of a badge beside its words and of the cell around it, and of a letter at most; what is longer than any state is cut. */
const badge = { around: 47, letter: 7, least: 110, most: 280 };

/** A badge is never cut: its column is as wide as the longest of its words. */
function widthOf({ kind, options }: FieldDescriptor): number | undefined {
  if (kind !== 'enum') return widths[kind];
  const longest = Math.max(0, ...(options ?? []).map(({ label }) => label.length));
  return Math.min(badge.most, Math.max(badge.least, badge.around + longest * badge.letter));
}

/** Which columns stand where on a phone's card: as the overlay says, then by position and kind; a place holds one. */
export function cardSlots(
  columns: readonly Pick<FieldDescriptor, 'source' | 'kind'>[],
  chosen: AnyOverlay['columns'],
): ReadonlyMap<string, CardSlot> {
  const slots = new Map<string, CardSlot>();
  const taken = () => new Set(slots.values());
  const give = (slot: CardSlot, source: string | undefined) => {
    if (source !== undefined && !slots.has(source) && !taken().has(slot)) slots.set(source, slot);
  };
  const ofKind = (...kinds: FieldKind[]) =>
    columns.find(({ source, kind }) => kinds.includes(kind) && !slots.has(source))?.source;
  for (const { source } of columns) {
    const slot = chosen?.[source]?.card;
    if (slot !== undefined) slots.set(source, slot);
  }
  give('lead', columns[0]?.source);
  give('name', columns[1]?.source);
  give('amount', ofKind('money'));
  give('state', ofKind('enum'));
  give('meta', ofKind('date') ?? ofKind('date_time') ?? ofKind('tax_code'));
  return slots;
}

/** The fields a list shows, in the order of the description. */
export function listFields(fields: readonly FieldDescriptor[]): FieldDescriptor[] {
  return fields
    .filter(({ list, hidden }) => list !== null && !hidden)
    .sort((a, b) => (a.list ?? 0) - (b.list ?? 0));
}

/** A plain resource is sorted by any field; another by those its list was made for. */
function isSortable({ plain }: ResourceDescriptor, { kind, many, list }: FieldDescriptor): boolean {
  return !many && !uncelled.includes(kind) && (plain || list !== null);
}

/** Money says its unit in the head, but where each record has a currency of its own. */
function headOf({ fields }: ResourceDescriptor, { kind, label }: FieldDescriptor): string {
  const isForeign = fields.some(({ source }) => source === 'currency');
  return kind === 'money' && !isForeign ? lists.inDong(label) : label;
}

function columnOf(
  { descriptor, overlay }: Pick<Screen, 'descriptor' | 'overlay'>,
  field: FieldDescriptor,
  leads: boolean,
  card: CardSlot = 'none',
): Column<RaRecord> {
  const { hidden: _hidden, ...changes } = overlay.columns?.[field.source] ?? {};
  return {
    key: field.source,
    header: headOf(descriptor, field),
    ...(isSortable(descriptor, field) ? { sortKey: field.source } : {}),
    align: rightAligned.includes(field.kind) ? 'end' : 'start',
    width: widthOf(field),
    muted: quiet.includes(field.kind),
    card,
    cell: (record) => <FieldValue field={field} value={record[field.source] as unknown} />,
    ...(cut.includes(field.kind) && !leads
      ? { fullText: (record: RaRecord) => String(record[field.source] ?? '') }
      : {}),
    ...changes,
  };
}

/** The columns of a list out of its description, with what the overlay changes. */
export function listColumns(screen: Pick<Screen, 'descriptor' | 'overlay'>): Column<RaRecord>[] {
  const { descriptor, overlay } = screen;
  const shown = listFields(descriptor.fields).filter(
    ({ source }) => overlay.columns?.[source]?.hidden !== true,
  );
  const slots = cardSlots(shown, overlay.columns);
  return shown.map((field, position) => columnOf(screen, field, position === 0, slots.get(field.source)));
}

/** Fields a list can show when asked to: those its rows carry and a cell can hold, beside the columns it has. */
export function furtherColumns(
  screen: Pick<Screen, 'descriptor' | 'overlay'>,
  columns: readonly Pick<Column<RaRecord>, 'key'>[],
  sample: RaRecord | undefined,
): Column<RaRecord>[] {
  const drawn = new Set(columns.map(({ key }) => key));
  return screen.descriptor.fields
    .filter(({ source, kind, hidden }) => !hidden && !drawn.has(source) && !uncelled.includes(kind))
    .filter(({ source }) => sample === undefined || source in sample)
    .map((field) => columnOf(screen, field, false));
}
