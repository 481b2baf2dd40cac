import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  JoinNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  ReferenceNode,
  sql,
  TableNode,
  ValueNode,
  WhereNode,
  type DeleteQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type QueryId,
  type SelectQueryNode,
  type UpdateQueryNode,
} from 'kysely';

/** Tables without a company: what all share, and the sign-in directory, which is read before a company is known. */
export const SHARED_TABLES: ReadonlySet<string> = new Set([
  'api_token_keys',
  'bank_transfers',
  'common_line',
  'error_codes',
  'master_key_check',
  'mfa_tokens',
  'passkey_challenges',
  'passkeys',
  'password_keys',
  'payment_keys',
  'recovery_codes',
  'refresh_tokens',
  'service_packages',
  'service_stops',
  'sessions',
  'sign_in_failures',
  'sign_ins',
  'statement_link_keys',
  'tax_authorities',
  'tax_code_claims',
  'tenants',
  'totp_secrets',
  'trials',
  'invitation_requests',
  'job_runners',
  'unrouted_messages',
]);

const MARK = Symbol('tenant');

/**
 * The company of the transaction, for SQL written by hand: `where tenant_id = ${TENANT}`. The plugin puts the id in its place; a
 * statement that is sent outside of a company fails on it.
 */
export const TENANT = sql<number>`${MARK}`;

/**
 * Names the company in every statement of a transaction, so that row-level security is the second wall and not the only one (and
 * a distributed database knows which shard is meant). Built statements get `tenant_id = …` for each table they read or change,
 * joins included; rows that are inserted carry it already, by their types. SQL written by hand says it with TENANT.
 */
export const tenantPlugin = (tenant_id: number): KyselyPlugin => pluginOf(tenant_id);

/** The same for statements that are compiled before their company is known: `valuesFor` names it. */
export const tenantLater = (): KyselyPlugin => pluginOf(MARK);

/** The values of such a statement for one company. */
export const valuesFor = (tenant_id: number, values: readonly unknown[]): unknown[] =>
  values.map((value) => (value === MARK ? tenant_id : value));

function pluginOf(tenant: number | typeof MARK): KyselyPlugin {
  const transformer = new TenantTransformer(tenant);
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
}

class TenantTransformer extends OperationNodeTransformer {
  readonly #tenant_id: ValueNode;

  constructor(tenant: number | typeof MARK) {
    super();
    this.#tenant_id = ValueNode.create(tenant);
  }

  protected override transformValue(node: ValueNode, queryId: QueryId): ValueNode {
    return node.value === MARK ? this.#tenant_id : super.transformValue(node, queryId);
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId: QueryId): SelectQueryNode {
    return this.#within(super.transformSelectQuery(node, queryId), node.from?.froms);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId: QueryId): UpdateQueryNode {
    const tables = [...(node.table === undefined ? [] : [node.table]), ...(node.from?.froms ?? [])];
    return this.#within(super.transformUpdateQuery(node, queryId), tables);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId: QueryId): DeleteQueryNode {
    return this.#within(super.transformDeleteQuery(node, queryId), node.from.froms);
  }

  protected override transformJoin(node: JoinNode, queryId: QueryId): JoinNode {
    const joined = super.transformJoin(node, queryId);
    // In the condition of the join, not of the statement: a left join keeps its rows.
    return this.#conditions([node.table]).reduce<JoinNode>(
      (all, one) => JoinNode.cloneWithOn(all, one),
      joined,
    );
  }

  #within<Node extends { readonly where?: WhereNode }>(
    node: Node,
    tables: readonly OperationNode[] | undefined,
  ): Node {
    const [first, ...others] = this.#conditions(tables ?? []);
    if (first === undefined) return node;
    const own = others.reduce<OperationNode>((all, one) => AndNode.create(all, one), first);
    const where = node.where === undefined ? own : AndNode.create(own, ParensNode.create(node.where.where));
    return { ...node, where: WhereNode.create(where) };
  }

  #conditions(tables: readonly OperationNode[]): OperationNode[] {
    return tables.flatMap((table) => {
      const name = shownName(table);
      if (name === null) return [];
      const column = ReferenceNode.create(ColumnNode.create('tenant_id'), TableNode.create(name));
      return [BinaryOperationNode.create(column, OperatorNode.create('='), this.#tenant_id)];
    });
  }
}

/** What a table is called in its statement; null for what belongs to no company, subqueries and functions. */
function shownName(node: OperationNode): string | null {
  if (AliasNode.is(node)) {
    if (!IdentifierNode.is(node.alias) || shownName(node.node) === null) return null;
    return node.alias.name;
  }
  if (!TableNode.is(node)) return null;
  const { schema, identifier } = node.table;
  return schema !== undefined || SHARED_TABLES.has(identifier.name) ? null : identifier.name;
}
