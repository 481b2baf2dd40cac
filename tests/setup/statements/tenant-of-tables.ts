import { loadModule, parseSync } from 'libpg-query';

/** A node of PostgreSQL's own parse tree, as libpg-query gives it. */
type Node = Readonly<Record<string, unknown>>;

/** A table in FROM: by the name it has there; null for what brings its company along (subquery, function, CTE). */
type Relation = { name: string; table: string | null };

/** Who the tables of a query may be compared with: its own, and those of the queries around it. */
type Scope = { relations: readonly Relation[]; outer: Scope | null };

/** The company itself: a parameter, a literal or what the transaction is set to. */
const COMPANY = Symbol('company');

export const loadParser = loadModule;

/**
 * The tables of companies in a statement that are neither reached nor joined by tenant_id, as `table name`: a comparison with the company
 * itself, or with a table that is reached. Empty where all are. Throws where the text is no SQL.
 */
export function tablesWithoutTenant(text: string, isOfCompany: (table: string) => boolean): string[] {
  const found: string[] = [];
  for (const { stmt } of (parseSync(text) as { stmts: readonly { stmt: Node }[] }).stmts)
    visit(stmt, null, new Set(), { found, isOfCompany });
  return found;
}

type Visit = { found: string[]; isOfCompany: (table: string) => boolean };

/** Looks into every query of a node, each with its own tables. `ctes`: names that are no tables here. */
function visit(node: unknown, outer: Scope | null, ctes: ReadonlySet<string>, to: Visit): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, outer, ctes, to);
    return;
  }
  if (!isNode(node)) return;
  for (const [kind, value] of Object.entries(node)) {
    if (!isNode(value) && !Array.isArray(value)) continue;
    if (QUERIES.includes(kind) && isNode(value)) visitQuery(kind, value, outer, ctes, to);
    else visit(value, outer, ctes, to);
  }
}

const QUERIES: readonly string[] = ['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt', 'larg', 'rarg'];

function visitQuery(
  kind: string,
  query: Node,
  outer: Scope | null,
  around: ReadonlySet<string>,
  to: Visit,
): void {
  // The arms of a union are queries; those of a join are its tables.
  if ((kind === 'larg' || kind === 'rarg') && !('targetList' in query || 'op' in query)) {
    visit(query, outer, around, to);
    return;
  }
  const with_clause = isNode(query['withClause']) ? query['withClause'] : {};
  const named = (nodesIn(with_clause['ctes']) ?? []).map((cte) =>
    String((cte['CommonTableExpr'] as Node)['ctename']),
  );
  const ctes = new Set([...around, ...named]);
  const own: Relation[] = [];
  const conditions: unknown[] = [query['whereClause']];
  gather(query['fromClause'], own, conditions, ctes);
  gather(query['usingClause'], own, conditions, ctes);
  const target = query['relation'];
  if (isNode(target)) {
    if (kind !== 'InsertStmt') gather({ RangeVar: target }, own, conditions, ctes);
    // Its rows say their company: RETURNING may join to it.
    else own.push({ name: aliasOf(target) ?? String(target['relname']), table: null });
  }
  const scope: Scope = { relations: own, outer };
  const reached = reachedIn(scope, conditions);
  for (const { name, table } of own)
    if (table !== null && to.isOfCompany(table) && !reached.has(name)) to.found.push(`${table} ${name}`);
  if (kind === 'InsertStmt') {
    const table = String((query['relation'] as Node)['relname']);
    const columns = (nodesIn(query['cols']) ?? []).map((column) => (column['ResTarget'] as Node)['name']);
    if (to.isOfCompany(table) && !columns.includes('tenant_id')) to.found.push(`${table} (inserted)`);
  }
  for (const [part, value] of Object.entries(query)) {
    if (part === 'relation') continue;
    if ((part === 'larg' || part === 'rarg') && isNode(value)) visitQuery(part, value, outer, ctes, to);
    else visit(value, scope, ctes, to);
  }
}

/** The tables of FROM, with the conditions of its joins. */
function gather(node: unknown, into: Relation[], conditions: unknown[], ctes: ReadonlySet<string>): void {
  if (Array.isArray(node)) {
    for (const one of node) gather(one, into, conditions, ctes);
    return;
  }
  if (!isNode(node)) return;
  const { RangeVar, JoinExpr, RangeSubselect, RangeFunction } = node as Readonly<
    Record<string, Node | undefined>
  >;
  if (RangeVar !== undefined) {
    const table = String(RangeVar['relname']);
    const isTable = RangeVar['schemaname'] === undefined && !ctes.has(table);
    into.push({ name: aliasOf(RangeVar) ?? table, table: isTable ? table : null });
  } else if (JoinExpr !== undefined) {
    const first = into.length;
    gather(JoinExpr['larg'], into, conditions, ctes);
    const second = into.length;
    gather(JoinExpr['rarg'], into, conditions, ctes);
    conditions.push(JoinExpr['quals']);
    const using = (nodesIn(JoinExpr['usingClause']) ?? []).map((one) => (one['String'] as Node)['sval']);
    if (using.includes('tenant_id'))
      conditions.push({ same: [into.slice(first, second), into.slice(second)].map(([one]) => one?.name) });
  } else {
    const derived = RangeSubselect ?? RangeFunction;
    if (derived !== undefined) into.push({ name: aliasOf(derived) ?? '', table: null });
  }
}

function aliasOf(node: Node): string | null {
  const { alias } = node;
  return isNode(alias) ? String(alias['aliasname']) : null;
}

/** The names that are compared with the company, directly or over others. */
function reachedIn(scope: Scope, conditions: readonly unknown[]): ReadonlySet<string> {
  const pairs = conditions.flatMap((condition) => comparisons(condition, scope));
  const reached = new Set<string | typeof COMPANY>([COMPANY]);
  // What brings its company along was looked at where it comes from; so were the queries around this one.
  for (let at: Scope | null = scope; at !== null; at = at.outer)
    for (const { name, table } of at.relations) if (at !== scope || table === null) reached.add(name);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const [one, other] of pairs) {
      if (reached.has(one)) reached.add(other);
      if (reached.has(other)) reached.add(one);
    }
  }
  return new Set([...reached].filter((name) => name !== COMPANY));
}

type Side = string | typeof COMPANY;

/** The comparisons of tenant_id that hold whenever the condition does. */
function comparisons(node: unknown, scope: Scope): [Side, Side][] {
  if (!isNode(node)) return [];
  const { BoolExpr, A_Expr, same } = node as Readonly<Record<string, unknown>>;
  if (Array.isArray(same)) return [[String(same[0]), String(same[1])]];
  if (isNode(BoolExpr))
    return BoolExpr['boolop'] === 'AND_EXPR'
      ? (nodesIn(BoolExpr['args']) ?? []).flatMap((one) => comparisons(one, scope))
      : [];
  if (!isNode(A_Expr) || A_Expr['kind'] !== 'AEXPR_OP') return [];
  const operator = (nodesIn(A_Expr['name']) ?? [])[0];
  if (!isNode(operator?.['String']) || operator['String']['sval'] !== '=') return [];
  const [left, right] = [A_Expr['lexpr'], A_Expr['rexpr']].map((side) => sideOf(side, scope));
  return left === null || right === null || left === undefined || right === undefined ? [] : [[left, right]];
}

/** Whose tenant_id an expression is; COMPANY for a value; null for another column. */
function sideOf(node: unknown, scope: Scope): Side | null {
  if (!isNode(node)) return null;
  if (isNode(node['TypeCast'])) return sideOf(node['TypeCast']['arg'], scope);
  if ('ParamRef' in node || 'A_Const' in node || 'FuncCall' in node) return COMPANY;
  if (!isNode(node['ColumnRef'])) return null;
  const names = (nodesIn(node['ColumnRef']['fields']) ?? []).map((one) =>
    isNode(one['String']) ? String(one['String']['sval']) : '*',
  );
  if (names.at(-1) !== 'tenant_id') return null;
  // Without a table it is that of the only one that has the column: SQL refuses it where two have.
  return names.length > 1
    ? (names.at(-2) ?? null)
    : (scope.relations.find(({ table }) => table !== null)?.name ?? COMPANY);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nodesIn(value: unknown): readonly Node[] | null {
  return Array.isArray(value) ? (value as readonly Node[]) : null;
}
