import type { components } from '#generated/types.ts';
import type { Context, Handlers, Tx } from '#server/context.ts';
import { proveTaxCode } from '#server/modules/companies/index.ts';
import { acceptedDeclarations } from '#server/modules/in-force/index.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import { isDatabaseError } from '#server/platform/db/database.ts';
import { failure } from '#server/platform/http/failure.ts';
import { listed } from '#server/platform/http/handlers.ts';
import { certificateDocuments, documentsBeingSigned } from './certificate-documents.ts';
import { newCertificate, SAID_BY, type CertificateDeps, type NewColumns } from './new-certificate.ts';
import { readCredentials, remoteAccountOf, wireCredentials } from './remote-certificates.ts';
import {
  findCertificate,
  insertCertificate,
  listCertificates,
  removeCertificate,
  setDefault,
  wireCertificate,
  type CertificateRow,
} from './store.ts';
import { isTaxCodeProof, type ProofDeps } from './tax-code-proof.ts';
import { makeTestCertificate, testHolder } from './test-certificate.ts';

export { openSigner, type OpenSigner } from './open-signer.ts';
export { fromPkcs12 } from './from-file.ts';
export { remoteAccount } from './open-signer.ts';
export { readCredentials, remoteAccountOf, remoteProblem } from './remote-certificates.ts';
export {
  certificateById,
  certificateWithKey,
  labelOf,
  mayNeedPerson,
  signingCertificate,
  type SigningCertificate,
} from './signing-certificate.ts';
export { certificatesByEnd } from './store.ts';
export { hasTaxCodeProof, type ProofDeps } from './tax-code-proof.ts';

type TenantCertificate = components['schemas']['TenantCertificate'];

const NAMED = 5;

const NOT_SANDBOX =
  'Chứng thư thử nghiệm chỉ có khi hệ thống nối với cơ quan thuế thử nghiệm. Hãy thêm chứng thư số của đơn vị.';

const NOT_OURS =
  'Chứng thư này không ghi mã số thuế của đơn vị nên không ký được hóa đơn. Hãy chọn chứng thư cấp cho mã số thuế của đơn vị.';

export function certificateHandlers(
  deps: CertificateDeps & ProofDeps & { /** Documents go to our own sandbox authority. */ sandbox: boolean },
) {
  return {
    listCertificates: async ({ query }, { tenant, clock }) => {
      const { rows, total, declarations } = await tenant(async (tx) => ({
        ...(await listCertificates(tx, query, clock.now())),
        declarations: await acceptedDeclarations(tx),
      }));
      const tenant_certificates = rows.map((row) => wireCertificate(row, declarations, clock));
      return listed({ tenant_certificates }, total);
    },
    createCertificate: async ({ body }, context) => {
      const input = body.tenant_certificate;
      const columns = await newCertificate(deps, input, context.account.tenant_id);
      return saveCertificate(deps, context, columns, input.is_default === true);
    },
    createTestCertificate: async ({ body }, context) => {
      if (!deps.sandbox) throw failure(409, 'not_sandbox', NOT_SANDBOX);
      const holder = await context.tenant((tx) => testHolder(tx, context.clock));
      const columns = await makeTestCertificate(holder, context.clock, deps.certificate_key);
      return saveCertificate(deps, context, columns, body.tenant_certificate.is_default === true);
    },
    findRemoteCredentials: async ({ body }, { tenant }) => {
      const found = await readCredentials(deps.remote_signer, remoteAccountOf(body.remote_account));
      return { remote_credentials: await tenant((tx) => wireCredentials(tx, found)) };
    },
    getCertificate: async ({ path }, { tenant, clock }) => ({
      tenant_certificate: await tenant(async (tx) => answered(tx, await findCertificate(tx, path.id), clock)),
    }),
    listCertificateDocuments: async ({ path, query }, { tenant }) => {
      const { rows, total } = await tenant(async (tx) => {
        await findCertificate(tx, path.id);
        return certificateDocuments(tx, path.id, query);
      });
      return listed({ certificate_documents: rows }, total);
    },
    chooseDefaultCertificate: async ({ path, body }, context) =>
      context.tenant(async (tx) => {
        const { is_default } = body.tenant_certificate;
        const before = await findCertificate(tx, path.id);
        if (is_default && before.unusable !== null)
          throw failure(422, 'certificate_unusable', NOT_OURS, ['is_default']);
        await setDefault(tx, path.id, is_default);
        if (before.is_default !== is_default)
          await note(tx, context, 'update', before, { is_default: [before.is_default, is_default] });
        return { tenant_certificate: await answered(tx, { ...before, is_default }, context.clock) };
      }),
    deleteCertificate: async ({ path }, context) =>
      context.tenant(async (tx) => {
        await refuseInUse(tx, path.id);
        const removed = await removeCertificate(tx, path.id);
        await note(tx, context, 'delete', removed, { serial: [removed.serial, null] });
        return { tenant_certificate: await answered(tx, removed, context.clock) };
      }),
  } satisfies Pick<
    Handlers,
    | 'listCertificates'
    | 'createCertificate'
    | 'createTestCertificate'
    | 'findRemoteCredentials'
    | 'getCertificate'
    | 'listCertificateDocuments'
    | 'chooseDefaultCertificate'
    | 'deleteCertificate'
  >;
}

async function saveCertificate(
  deps: ProofDeps,
  context: Context,
  columns: NewColumns,
  is_default: boolean,
): Promise<{ tenant_certificate: TenantCertificate }> {
  const { tenant, account, clock } = context;
  return tenant(async (tx) => {
    try {
      const stored = await insertCertificate(tx, {
        ...columns,
        tenant_id: account.tenant_id,
        is_default,
        created_on: clock.now(),
      });
      await note(tx, context, 'create', stored, { serial: [null, stored.serial] });
      if (columns.tax_code !== null && isTaxCodeProof(deps, columns, clock.now()))
        await proveTaxCode(tx, columns.tax_code, clock.now());
      return { tenant_certificate: await answered(tx, stored, clock) };
    } catch (error) {
      if (!isDatabaseError(error, 'unique_violation')) throw error;
      const field = SAID_BY[columns.kind];
      throw failure(422, 'already_used', 'Chứng thư này đã có trong danh sách.', [field]);
    }
  });
}

async function answered(tx: Tx, row: CertificateRow, clock: Context['clock']): Promise<TenantCertificate> {
  return wireCertificate(row, await acceptedDeclarations(tx), clock);
}

/** While a person is asked to sign with it, it stays: their confirmation would be worth nothing. */
async function refuseInUse(tx: Tx, id: number): Promise<void> {
  const labels = await documentsBeingSigned(tx, id, NAMED + 1);
  if (labels.length === 0) return;
  const named = labels.slice(0, NAMED).join(', ') + (labels.length > NAMED ? ' và các hóa đơn khác' : '');
  const message = `Đang chờ ký bằng chứng thư này: ${named}. Hãy ký xong hoặc hủy yêu cầu ký rồi xóa.`;
  throw failure(409, 'certificate_in_use', message);
}

/** What signs in the company's name is part of its history: which certificate came or went, never its key. */
async function note(
  tx: Tx,
  { account, clock }: Context,
  action: 'create' | 'update' | 'delete',
  { id, subject_name }: Pick<CertificateRow, 'id' | 'subject_name'>,
  changes: Readonly<Record<string, readonly [unknown, unknown]>>,
): Promise<void> {
  await auditChange(tx, account, clock.now(), {
    action,
    resource: 'certificates',
    record_id: id,
    record_label: subject_name,
    changes,
  });
}
