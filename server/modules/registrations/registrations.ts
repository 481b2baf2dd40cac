import { sql } from 'kysely';
import { isOnItsWay, PUBLICATION_STATUSES } from '#domain/transmission/publication.ts';
import { registrations as descriptor } from '#generated/resources/registrations.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { plainModule } from '#server/plain-module.ts';
import type { CrudRecord } from '#server/platform/crud/crud-context.ts';
import { crudTable } from '#server/platform/crud/crud-table.ts';
import { failure } from '#server/platform/http/failure.ts';

/** Name of its kind of document. */
export const DECLARATION = 'declaration';

export type Registration = components['schemas']['Registration'];

/** The name and the tax code of the form are those of the company profile. */
const PROFILE = sql`from tenant_profiles as profile where profile.tenant_id = registrations.tenant_id`;
const DECLARED_ON = sql`coalesce(declared_on, (created_on at time zone 'Asia/Ho_Chi_Minh')::date)`;

/** Of one that is on its way or decided, as they were sealed. */
const SEALED = sql`case when status <> 'draft' and not status_error then sealed_taxpayer end`;

/** Nothing more comes by itself. */
const FINAL = Object.entries(PUBLICATION_STATUSES).flatMap(([status, { final }]) => (final ? [status] : []));

/** The open request for its signature, where a person holds the key. */
const REQUEST = sql`from documents
  join signature_request_documents as asked on asked.tenant_id = documents.tenant_id and asked.document_id = documents.id
    and asked.version = documents.version
  join signature_requests as request on request.tenant_id = asked.tenant_id and request.id = asked.request_id
  where documents.tenant_id = registrations.tenant_id and documents.kind = ${DECLARATION}
    and documents.subject_id = registrations.id and documents.signing = 'requested'`;

const LAST_NOTE = sql`registrations.review_notes -> -1`;

const expressions = {
  declared_on: DECLARED_ON,
  name: sql`case purpose when 'new' then 'Đăng ký mới' else 'Thay đổi thông tin' end || ' ' || to_char(${DECLARED_ON}, 'DD/MM/YYYY')`,
  taxpayer_name: sql`coalesce(${SEALED} ->> 'name', (select profile.name ${PROFILE}))`,
  taxpayer_tax_code: sql`coalesce(${SEALED} ->> 'tax_code', (select profile.tax_code ${PROFILE}))`,
  final: sql`registrations.status = any(${FINAL}::text[])`,
  signature_request_id: sql`(select request.id ${REQUEST})`,
  signature_kind: sql`(select request.kind ${REQUEST})`,
  review_noted_on: sql`(${LAST_NOTE} ->> 'noted_on')::timestamptz`,
  review_noted_by: sql`${LAST_NOTE} ->> 'noted_by'`,
  review_note: sql`${LAST_NOTE} ->> 'note'`,
  created_by_name: sql`(select full_name from users
    where users.tenant_id = registrations.tenant_id and users.id = registrations.created_by)`,
};

/** Tờ khai 01/ĐKTĐ-HĐĐT: drafts are written, changed and deleted here; what was sent stays as it is. */
export const registrations = plainModule(descriptor, {
  expressions: () => expressions,
  fill: ({ account }) => ({ status: 'draft', created_by: account.user_id }),
  beforeUpdate: async (_tx, current) => {
    if (isOnItsWay(standingOf(current)))
      throw failure(
        409,
        'not_editable',
        'Tờ khai đã gửi cơ quan thuế nên không sửa được. Hãy lập tờ khai thay đổi thông tin.',
      );
  },
  beforeDelete: async (_tx, current) => {
    if (current['status'] !== 'draft')
      throw failure(409, 'not_deletable', 'Chỉ xóa được tờ khai nháp chưa ký, chưa gửi cơ quan thuế.');
  },
});

/** The declarations for this module, in a transaction of its own. */
export const registrationTable = crudTable<Registration>({ ...registrations.store.shape, expressions });

function standingOf(row: CrudRecord): Pick<Registration, 'status' | 'status_error'> {
  return row as unknown as Registration;
}

type Input = components['schemas']['RegistrationInput'];

/** Writes down a declaration that the tax authority has accepted: what a demo company has declared before it begins. */
export async function storeAccepted(
  tx: Tx,
  tenant_id: number,
  input: Input,
  accepted_on: string,
  cash_register_code: string | null = null,
): Promise<void> {
  const { purpose, declared_on, place, tax_authority_code, tax_authority_name, ...rest } = input;
  const json = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, JSON.stringify(value)]),
  ) as Record<keyof typeof rest, string>;
  await tx
    .insertInto('registrations')
    .values({
      tenant_id,
      purpose,
      declared_on,
      place,
      tax_authority_code,
      tax_authority_name,
      ...json,
      status: 'tax_authority_accepted',
      accepted_on,
      cash_register_code,
      created_on: accepted_on,
    })
    .execute();
}
