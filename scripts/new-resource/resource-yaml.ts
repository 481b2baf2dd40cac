type NewResource = {
  /** `suppliers`: many, as the path says it. */
  name: string;
  /** `supplier`: one, as the envelope says it. */
  one_name: string;
  label: string;
  one: string;
  group: string;
  order: number;
  codes: Codes;
};

const VERBS = ['read', 'create', 'update', 'delete', 'export', 'import'] as const;

/** The permission code of each act: who may read a list may not therefore take it away as a file. */
type Codes = Readonly<Record<(typeof VERBS)[number], string>>;

/** The codes `read_products` to `import_products` of the kind `products`; an act without a code of its own asks for that of changing. */
export function codesOf(kind: string, permissions: string): Codes {
  const code = (verb: string): string =>
    permissions.includes(`const: ${verb}_${kind},`) ? `${verb}_${kind}` : `update_${kind}`;
  return Object.fromEntries(VERBS.map((verb) => [verb, code(verb)])) as Codes;
}

const pascal = (name: string): string =>
  name.replace(/(^|_)([a-z])/g, (_all, _line, letter: string) => letter.toUpperCase());

const FAILURES = `        4XX: { $ref: '../common/errors.yaml#/responses/Failure' }
        5XX: { $ref: '../common/errors.yaml#/responses/Failure' }`;

/** The description of a resource with a code, a name and a status: everything else is added to its fields. */
export function resourceYaml({ name, one_name, label, one, group, order, codes }: NewResource): string {
  const Many = pascal(name);
  const One = pascal(one_name);
  const answer = `content:
            application/json:
              schema:
                type: object
                additionalProperties: false
                required: [${one_name}]
                properties: { ${one_name}: { $ref: '#/${One}' } }`;
  const body = (schema: string, example: string): string => `requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              required: [${one_name}]
              properties: { ${one_name}: { $ref: '#/${schema}' } }
            example: { ${one_name}: { ${example} } }`;
  return `paths:
  /api/${name}:
    get:
      operationId: list${Many}
      tags: [${name}]
      summary: 'Danh sách ${one}'
      security: [{ bearer: [${codes.read}] }]
      parameters:
        - { $ref: '../common/lists.yaml#/parameters/page' }
        - { $ref: '../common/lists.yaml#/parameters/limit' }
        - { $ref: '../common/lists.yaml#/parameters/sort' }
        - { $ref: '../common/lists.yaml#/parameters/query' }
        - { $ref: '../common/lists.yaml#/parameters/after' }
        - { $ref: '../common/lists.yaml#/parameters/ids' }
        # The list's filters are these parameters.
        - { name: status, in: query, schema: { $ref: '../common/values.yaml#/ActiveStatus' } }
        - { name: created_onOnMin, in: query, schema: { type: string, format: date-time } }
        - { name: created_onOnMax, in: query, schema: { type: string, format: date-time } }
      x-export: { permission: ${codes.export} }
      responses:
        '200':
          description: Danh sách
          headers:
            X-Total-Count: { $ref: '../common/lists.yaml#/headers/total' }
            X-Next-Cursor: { $ref: '../common/lists.yaml#/headers/next' }
          content:
            application/json:
              schema:
                type: object
                additionalProperties: false
                required: [${name}]
                properties: { ${name}: { type: array, items: { $ref: '#/${One}' } } }
${FAILURES}
    post:
      operationId: create${One}
      tags: [${name}]
      summary: 'Thêm ${one}'
      security: [{ bearer: [${codes.create}] }]
      x-invalidates: [${one_name}]
      x-import: { permission: ${codes.import}, key: code }
      parameters:
        - { $ref: '../common/lists.yaml#/parameters/idempotency_key' }
      ${body(`${One}Input`, 'code: MAU-01, name: Bản ghi mẫu, status: active')}
      responses:
        '201':
          description: Đã thêm
          ${answer}
          links:
            get: { operationId: get${One}, parameters: { id: $response.body#/${one_name}/id } }
            update:
              operationId: update${One}
              parameters: { id: $response.body#/${one_name}/id }
              requestBody: { ${one_name}: { lock_version: $response.body#/${one_name}/lock_version } }
            delete: { operationId: delete${One}, parameters: { id: $response.body#/${one_name}/id } }
${FAILURES}
  /api/${name}/{id}:
    parameters:
      - { $ref: '../common/lists.yaml#/parameters/id' }
    get:
      operationId: get${One}
      tags: [${name}]
      summary: 'Xem ${one}'
      security: [{ bearer: [${codes.read}] }]
      responses:
        '200':
          description: Bản ghi
          ${answer}
${FAILURES}
    put:
      operationId: update${One}
      tags: [${name}]
      summary: 'Sửa ${one}'
      security: [{ bearer: [${codes.update}] }]
      x-invalidates: [${one_name}]
      # Fields that may be set on many records at once.
      x-bulk: [status]
      ${body(`${One}Update`, 'code: MAU-01, name: Bản ghi đã sửa, status: active, lock_version: 1')}
      responses:
        '200':
          description: Bản ghi sau khi sửa
          ${answer}
${FAILURES}
    delete:
      operationId: delete${One}
      tags: [${name}]
      summary: 'Xóa ${one}'
      security: [{ bearer: [${codes.delete}] }]
      x-invalidates: [${one_name}]
      x-bulk: true
      responses:
        '200':
          description: Đã xóa
          ${answer}
${FAILURES}
${One}:
  x-resource:
    name: ${name}
    label: ${label}
    one: ${one}
    represent: name
    sort: -created_on
    group: ${group}
    order: ${order}
    # Table, module and handlers come from this file; what is deleted can be brought back.
    plain: true
    soft_delete: true
  allOf:
    - { $ref: '#/${One}Update' }
    - type: object
      required: [id, created_on]
      properties:
        id: { type: integer, title: Mã số, readOnly: true, x-field: { hidden: true } }
        created_on: { type: string, format: date-time, title: Ngày tạo, readOnly: true, x-field: { list: 9 } }
${One}Update:
  allOf:
    - { $ref: '#/${One}Input' }
    - type: object
      required: [lock_version]
      properties:
        lock_version: { type: integer, minimum: 1, title: Phiên bản, x-field: { hidden: true } }
${One}Input:
  x-groups: { identity: Thông tin chung }
  type: object
  additionalProperties: false
  required: [code, name, status]
  properties:
    code:
      type: string
      minLength: 1
      maxLength: 50
      title: Mã ${one}
      x-field: { list: 1, group: identity, unique: true, search: true }
    name:
      type: string
      minLength: 1
      maxLength: 400
      title: Tên ${one}
      x-field: { list: 2, group: identity, search: true }
    status: { $ref: '../common/values.yaml#/ActiveStatus', x-field: { list: 3, group: identity } }
`;
}
