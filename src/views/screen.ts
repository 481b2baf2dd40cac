import type { OperationId } from '#generated/operations.ts';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import type { CardSlot, Column } from '#src/ui/list/table-model.ts';
import type { RaRecord } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import type { InputProps } from './form/input-props.ts';

/** Where the pages of a resource stand. */
export type ScreenPaths = {
  list: string;
  create: string | null;
  import: string | null;
  one: (id: number | string) => string;
};

/** How a column differs from what the description says. */
export type ColumnOverlay = Partial<
  Pick<Column<RaRecord>, 'header' | 'cell' | 'width' | 'align' | 'wideOnly' | 'roomyOnly' | 'muted'>
> & {
  card?: CardSlot;
  hidden?: boolean;
};

type SourceOf<D extends ResourceDescriptor> = D['fields'][number]['source'];
type FormSourceOf<D extends ResourceDescriptor> = D['form_fields'][number]['source'];

/** Only what differs from the description; a renamed field fails to compile. */
export type Overlay<D extends ResourceDescriptor> = {
  title?: string;
  columns?: Partial<Record<SourceOf<D>, ColumnOverlay>>;
  /** What the search box says it finds; otherwise the first searched fields are named. */
  searchHint?: string;
  /** Whether a tab says already what a filter is set to, so that it needs no chip. */
  shownByTab?: (source: string, value: unknown) => boolean;
  hiddenFilters?: readonly D['filters'][number]['source'][];
  /** Amounts summed under the list, over the records in đồng on the page. */
  sums?: readonly SourceOf<D>[];
  /** Other pages reached from the list, for those who may call the operation behind each. */
  links?: readonly { label: string; href: string; operation: OperationId }[];
  /** Words under the title of the list. */
  facts?: string;
  /** Fields that take a whole row of the form. */
  wide?: readonly FormSourceOf<D>[];
  /** Inputs that take the place of those drawn for a field of one text. */
  inputs?: Partial<Record<FormSourceOf<D>, ComponentType<InputProps>>>;
  /** What becomes of its records stands in the log though its module is its own (plain resources always do). */
  history?: boolean;
  /** A card of the record's page shown beside its form or facts. */
  aside?: (record: RaRecord) => ReactNode;
  rowActions?: (record: RaRecord) => ReactNode;
};

/** An overlay read without knowing its resource. */
export type AnyOverlay = Omit<Overlay<ResourceDescriptor>, 'columns' | 'inputs'> & {
  columns?: Readonly<Record<string, ColumnOverlay | undefined>>;
  inputs?: Readonly<Record<string, ComponentType<InputProps> | undefined>>;
};

export type Screen = { descriptor: ResourceDescriptor; overlay: AnyOverlay; paths: ScreenPaths };
