import type { components } from '#generated/types.ts';
import { plainTasks } from '#server/plain-tasks.ts';
import { openSheets } from '#server/platform/sheets/read/sheet.ts';
import { writeCsv } from '#server/platform/sheets/write/csv.ts';
import { writeXlsx } from '#server/platform/sheets/write/xlsx.ts';
import type { TestApp } from '#tests/setup/test-app.ts';

type Invoice = components['schemas']['Invoice'];
export type Import = components['schemas']['Import'];
export type ImportRow = components['schemas']['ImportRow'];
export type Table = readonly (readonly string[])[];

export const TENANT = 1;

/** What somebody does who imports and exports: each call over the API, the jobs as the worker would do them. */
export type Desk = ReturnType<typeof importDesk>;

let keys = 0;

export function importDesk({ app, publishing }: TestApp, token: string, resource = 'customers') {
  const base = `/api/${resource}`;
  const headers = { authorization: `Bearer ${token}` };
  const tasks = plainTasks(publishing);

  async function call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
    keys += 1;
    const key = { 'idempotency-key': `import-desk-${keys}` };
    const reply = await app.inject({
      method,
      url: `${base}${path}`,
      headers: method === 'POST' ? { ...headers, ...key } : headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: reply.statusCode, total: Number(reply.headers['x-total-count']), body: reply.json<T>() };
  }

  const work = async (
    task: 'import-read' | 'import-check' | 'import-run',
    import_id: number,
  ): Promise<void> => tasks[task]?.({ tenant_id: TENANT, import_id });
  const seen = async (id: number): Promise<Import> =>
    (await call<{ import: Import }>('GET', `/imports/${id}`)).body.import;

  async function upload(file_name: string, bytes: Buffer): Promise<Import> {
    keys += 1;
    const reply = await app.inject({
      method: 'POST',
      url: `${base}/imports?file_name=${encodeURIComponent(file_name)}`,
      headers: {
        ...headers,
        'idempotency-key': `import-desk-${keys}`,
        'content-type': 'application/octet-stream',
      },
      payload: bytes,
    });
    if (reply.statusCode !== 201) throw new Error(`upload: ${reply.statusCode} ${reply.body}`);
    const { id } = reply.json<{ import: Import }>().import;
    await work('import-read', id);
    return seen(id);
  }

  /** Takes the suggested columns as they are, or others. */
  async function check(one: Import, on_existing: Import['on_existing'] = 'skip'): Promise<Import> {
    const columns = one.columns.map(({ index, field }) => ({ index, field }));
    const reply = await call('PUT', `/imports/${one.id}`, { import: { columns, on_existing } });
    if (reply.status !== 200) throw new Error(`mapping: ${JSON.stringify(reply.body)}`);
    await work('import-check', one.id);
    return seen(one.id);
  }

  async function run(id: number): Promise<Import> {
    const reply = await call('POST', `/imports/${id}/run`, {});
    if (reply.status !== 202) throw new Error(`run: ${JSON.stringify(reply.body)}`);
    await work('import-run', id);
    return seen(id);
  }

  const rows = async (id: number, state: string): Promise<ImportRow[]> =>
    (await call<{ import_rows: ImportRow[] }>('GET', `/imports/${id}/rows?limit=250&state=${state}`)).body
      .import_rows;

  /** The invoices that came of a file. */
  async function imported(one: Import): Promise<Invoice[]> {
    const ids = [...new Set((await rows(one.id, 'imported')).map(({ record_id }) => record_id))];
    const each = ids.map((id) => call<{ invoice: Invoice }>('GET', `/${id}`));
    return (await Promise.all(each)).map(({ body }) => body.invoice);
  }

  /** What is wrong in a file, each as `row field: message`. */
  const problems = async (one: Import): Promise<string[]> =>
    (await rows(one.id, 'wrong')).flatMap(({ row, problems: all }) =>
      all.map(({ field, message }) => `${row} ${field}: ${message}`),
    );

  async function download(path: string): Promise<{ bytes: Buffer; name: string; total: number }> {
    const reply = await app.inject({ method: 'GET', url: `${base}${path}`, headers });
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
    const disposition = String(reply.headers['content-disposition']);
    const name = /filename="([^"]*)"/.exec(disposition)?.[1] ?? '';
    return { bytes: reply.rawPayload, name, total: Number(reply.headers['x-total-count']) };
  }

  return { call, upload, check, run, work, seen, rows, imported, problems, download, tasks };
}

/** A file of texts, its first row the headings. */
export async function xlsxOf([headings = [], ...rows]: Table, sheet_name = 'Dữ liệu'): Promise<Buffer> {
  const columns = headings.map((header) => ({ header, kind: 'text' as const }));
  return Buffer.concat((await writeXlsx(columns, rows, { sheet_name }).toArray()) as Buffer[]);
}

export async function csvOf([headings = [], ...rows]: Table): Promise<Buffer> {
  const columns = headings.map((header) => ({ header, kind: 'text' as const }));
  return Buffer.concat((await writeCsv(columns, rows).toArray()) as Buffer[]);
}

/** The texts of a file's first sheet. */
export async function tableOf(bytes: Buffer, file_name: string, sheet?: string): Promise<string[][]> {
  const file = await openSheets(bytes, file_name);
  const rows: string[][] = [];
  for await (const { cells } of file.rows(sheet)) rows.push(cells.map(({ text }) => text));
  return rows;
}
