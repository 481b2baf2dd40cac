import pg from 'pg';
import { TENANT_ROLE } from './tenancy.ts';

/** How the driver hands what the server says to a statement under way (node-postgres, lib/query.js); its types leave this out. */
type Receiver = {
  submit(connection: pg.Connection): Error | null;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
};

type Answer = (error: Error | null, result: pg.QueryResult) => void;

const DriverQuery = pg.Query as unknown as new (config: pg.QueryConfig, answer: Answer) => Receiver;

const ENTER = 'enter_tenant';

/** Sets what inTenant sets, and that nothing is written. */
const ENTER_SQL = `select set_config('transaction_read_only', 'on', true), set_config('role', '${TENANT_ROLE}', true), set_config('app.tenant_id', $1, true)`;

/**
 * Entering the tenant and one statement before one Sync: an implicit transaction of the extended protocol (PostgreSQL manual, 54.2.4),
 * with which the settings end. Where entering fails the server skips the statement.
 */
class TenantQuery extends DriverQuery {
  readonly #tenant_id: string;
  readonly #is_prepared: boolean;
  #has_entered = false;

  constructor(tenant_id: string, is_prepared: boolean, config: pg.QueryConfig, answer: Answer) {
    super(config, answer);
    this.#tenant_id = tenant_id;
    this.#is_prepared = is_prepared;
  }

  override submit(connection: pg.Connection): Error | null {
    if (!this.#is_prepared) connection.parse({ name: '', text: ENTER_SQL, types: [] }, true);
    const statement = this.#is_prepared ? ENTER : '';
    connection.bind({ statement, values: [this.#tenant_id] }, true);
    connection.execute({}, true);
    return super.submit(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#has_entered) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#has_entered) super.handleCommandComplete(message, connection);
    this.#has_entered = true;
  }
}

/** Connections that know the statement which enters a tenant. */
const prepared = new WeakSet<pg.PoolClient>();

/** `name`: the statement is prepared under it; without one nothing is. */
export async function queryTenant<Row extends object>(
  client: pg.PoolClient,
  tenant_id: number,
  statement: { name: string | undefined; text: string; values: unknown[] },
): Promise<Row[]> {
  if (!Number.isSafeInteger(tenant_id)) throw new RangeError('a tenant id is an integer');
  const is_prepared = statement.name !== undefined;
  if (is_prepared && !prepared.has(client)) {
    // By itself, where it changes nothing: the driver takes the first statement that is parsed for the one it waits for.
    await client.query({ name: ENTER, text: ENTER_SQL, values: [String(tenant_id)] });
    prepared.add(client);
  }
  return new Promise<Row[]>((resolve, reject) => {
    const config = { ...statement, queryMode: 'extended' };
    const answer: Answer = (error, result) =>
      error === null ? resolve(result.rows as Row[]) : reject(error);
    client.query(new TenantQuery(String(tenant_id), is_prepared, config, answer));
  });
}
