import type { DocumentFormat } from '#domain/documents/format/nodes.ts';
import { ENVELOPE_HEADER, TECHNICAL_RESPONSE } from '#domain/documents/formats/messages/envelope.format.ts';
import { NOTICE_NUMBER } from '#domain/documents/formats/messages/parts.format.ts';
import { SIGNED_DOCUMENTS } from '#domain/documents/formats/messages/signed-documents.table.ts';
import type { FormatVersion } from '#domain/rules/particulars/format-versions.table.ts';
import type { FormatCase } from './format-laws.ts';

const VERSIONS: readonly FormatVersion[] = ['2.0.1', '2.1.0', '2.1.1'];

function inVersions(name: string, format: DocumentFormat, since: FormatVersion = '2.0.1'): FormatCase[] {
  return VERSIONS.slice(VERSIONS.indexOf(since)).map((version) => ({
    name: `${name.replaceAll('_', '-')}-${version}`,
    format,
    version,
  }));
}

/** Every document that is no invoice, and what stands around it, in every version that has it. */
export const MESSAGE_CASES: readonly FormatCase[] = [
  ...Object.entries(SIGNED_DOCUMENTS).flatMap(([name, { data, since }]) => inVersions(name, data, since)),
  ...inVersions('envelope', ENVELOPE_HEADER),
  ...inVersions('technical_response', TECHNICAL_RESPONSE),
  ...inVersions('notice_number', NOTICE_NUMBER),
];
