import type pg from 'pg';

/** What of a taxpayer is forgotten: what it sent and was sent; with `declaration` also what is in force of it. */
export type Reset = { tax_code: string; declaration: boolean };

const OF_MESSAGES = 'message_id in (select message_id from sandbox.messages where tax_code = $1)';

/** Forgets what the authority has of one taxpayer, in the caller's transaction. Nothing of another is reached. */
export async function resetTaxpayer(client: pg.ClientBase, { tax_code, declaration }: Reset): Promise<void> {
  for (const statement of [
    `delete from sandbox.slow_messages where tax_code = $1`,
    `delete from sandbox.first_tries where ${OF_MESSAGES}`,
    `delete from sandbox.documents where ${OF_MESSAGES}`,
    `delete from sandbox.answers where tax_code = $1`,
    `delete from sandbox.messages where tax_code = $1`,
    ...(declaration ? [`delete from sandbox.taxpayers where tax_code = $1`] : []),
  ])
    await client.query(statement, [tax_code]);
}
