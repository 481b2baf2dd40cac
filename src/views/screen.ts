import type { OperationId } from '#generated/operations.ts';
import type { FilterDescriptor, ResourceDescriptor } from '#generated/resources/descriptor.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import type { Job } from '#src/providers/jobs.ts';
import type { IconShape } from '#src/ui/display/icon.tsx';
import type { CardSlot, Column } from '#src/ui/list/table-model.ts';
import type { ExportFormat } from '#src/wording/lists.ts';
import type { EmptyListName, EmptyWords } from '#src/wording/empty-lists.ts';
import type { RaRecord } from 'react-admin';
import type { ComponentType, ReactNode } from 'react';
import type { FilterValues } from './list/active-filters.ts';
import type { BulkSelection } from './list/selection/bulk-selection.ts';
import type { RecordData } from './form/form-values.ts';
import type { InputProps, ManyInputProps, ObjectInputProps } from './form/inputs/input-props.ts';

/** Where the pages of a resource stand. */
export type ScreenPaths = {
  list: string;
  create: string | null;
  import: string | null;
  one: (id: number | string) => string;
};

/** How a column differs from what the description says. */
type ColumnOverlay = Partial<
  Pick<Column<RaRecord>, 'header' | 'cell' | 'width' | 'align' | 'wideOnly' | 'roomyOnly' | 'muted'>
> & {
  card?: CardSlot;
  hidden?: boolean;
};

/** How a filter differs from what its kind says: the input in the panel of filters, and what its chip says. */
export type FilterOverlay = {
  Input?: ComponentType<FilterOneProps>;
  Value?: ComponentType<{ value: string }>;
};

/** The input of a filter of one value. */
export type FilterOneProps = {
  filter: FilterDescriptor;
  value: string;
  /** Takes what is chosen; '' takes the filter out of force. */
  put: (value: string) => void;
};

export type BeginProps = {
  /** What the address says of the new record. */
  begun: RecordData;
  children: (begun: RecordData) => ReactNode;
};

type SourceOf<D extends ResourceDescriptor> = D['fields'][number]['source'];
type FormSourceOf<D extends ResourceDescriptor> = D['form_fields'][number]['source'];

/** The questions and messages while something is done with the chosen rows. */
export type BulkDialogProps = {
  /** The list they are chosen in. */
  list: ResourceName;
  selection: BulkSelection;
  onClose: () => void;
  /** The server has taken it: nothing is ticked any more. A job is followed under the list. */
  onTaken: (job?: Job) => void;
};

/** Something of its own that is done with the chosen rows, for those who may call the operation behind it. */
export type BulkAction = {
  label: () => string;
  icon: IconShape;
  operation: OperationId;
  /** It hurts: drawn in red. */
  critical?: boolean;
  /** Why it is for ticked rows alone, and what to do instead; left out where it is for all that match the filter too. */
  notWhole?: () => string;
  Dialog: ComponentType<BulkDialogProps>;
};

export type ImportChoiceProps = {
  /** Null is as usual; '' is still to be chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
};

export type FilterSumProps = {
  /** The name of the list's resource. */
  list: string;
  filter: FilterValues;
  /** What a column is called. */
  labelOf: (source: string) => string;
};

/** Only what differs from the description; a renamed field fails to compile. */
export type Overlay<D extends ResourceDescriptor> = {
  title?: string;
  /** What a record is called where no single field tells it apart. */
  recordName?: (record: Readonly<Record<string, unknown>>) => string;
  columns?: Partial<Record<SourceOf<D>, ColumnOverlay>>;
  /** What the search box says it finds; otherwise the first searched fields are named. */
  searchHint?: string;
  /** Whether a tab says already what a filter is set to, so that it needs no chip. */
  shownByTab?: (source: string, value: unknown) => boolean;
  /** Filters drawn otherwise than their kind says; loaded with the panel or the chip that shows them. */
  filters?: Partial<Record<D['filters'][number]['source'], FilterOverlay>>;
  hiddenFilters?: readonly D['filters'][number]['source'][];
  /** Filters that links set and people do not: shown while they are in force. */
  linkedFilters?: readonly D['filters'][number]['source'][];
  /** Amounts summed under the list, over the records in đồng on the page. */
  sums?: readonly SourceOf<D>[];
  /** Records that the sums hold; without it all of them. */
  isSummed?: (record: RaRecord) => boolean;
  /** What all records of the filter add up to, where the server adds them up. */
  FilterSum?: ComponentType<FilterSumProps>;
  /** Other pages reached from the list, for those who may call the operation behind each. */
  links?: readonly { label: string; href: string; operation: OperationId }[];
  /** What the list is for and how it begins, in its own words, which are loaded once there is nothing in it. */
  empty?: { words: EmptyListName | EmptyWords; icon?: IconShape };
  /** Words under the title of the list. */
  facts?: string;
  /** Fields that take a whole row of the form. */
  wide?: readonly FormSourceOf<D>[];
  /** Reads what a new record begins with, where the description cannot say it, and draws its form from that. */
  Begin?: ComponentType<BeginProps>;
  /** Inputs that take the place of those drawn for a field of one text. */
  inputs?: Partial<Record<FormSourceOf<D>, ComponentType<InputProps>>>;
  /** The same for fields of several values. */
  manyInputs?: Partial<Record<FormSourceOf<D>, ComponentType<ManyInputProps>>>;
  /** The same for fields that are objects: everything in them. */
  objectInputs?: Partial<Record<FormSourceOf<D>, ComponentType<ObjectInputProps>>>;
  /** Shown beside the form, which then takes the width of the screen; it reads the form by react-hook-form. */
  FormAside?: ComponentType;
  /** Words beside the groups of its form, by their key: the groups then stand as annotated rows of one card. */
  notes?: Readonly<Record<string, string>>;
  /** What stops working when a record is deleted, told before. */
  deleteNote?: string;
  /** What becomes of its records stands in the log though its module is its own (plain resources always do). */
  history?: boolean;
  /** A card of the record's page shown beside its form or facts. */
  aside?: (record: RaRecord) => ReactNode;
  /** The same, read by an operation of their own: for those who may call it, and loaded with the page that shows them. */
  asideCards?: { operation: OperationId; Cards: ComponentType<{ id: number }> };
  rowActions?: (record: RaRecord) => ReactNode;
  /** What may be done with the rows that are ticked, beside what the description gives; each for those who may call its operation. */
  bulkActions?: readonly BulkAction[];
  /** Shown with the columns of an import: the value of a field that rows leave empty. */
  ImportChoice?: ComponentType<ImportChoiceProps>;
  /** Sheets alone where missing. */
  exportFormats?: readonly ExportFormat[];
};

/** An overlay read without knowing its resource. */
export type AnyOverlay = Omit<
  Overlay<ResourceDescriptor>,
  'columns' | 'filters' | 'inputs' | 'manyInputs' | 'objectInputs'
> & {
  filters?: Readonly<Record<string, FilterOverlay | undefined>>;
  columns?: Readonly<Record<string, ColumnOverlay | undefined>>;
  inputs?: Readonly<Record<string, ComponentType<InputProps> | undefined>>;
  manyInputs?: Readonly<Record<string, ComponentType<ManyInputProps> | undefined>>;
  objectInputs?: Readonly<Record<string, ComponentType<ObjectInputProps> | undefined>>;
};

export type Screen = { descriptor: ResourceDescriptor; overlay: AnyOverlay; paths: ScreenPaths };
