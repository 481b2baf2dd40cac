import {
  answerIn,
  answerSchemaIn,
  bodySchemaIn,
  keywords,
  listAt,
  operationIn,
  parameterIn,
  property,
  propertyOf,
  rename,
  schemaNamed,
  take,
  within,
  withoutOne,
  type Draft,
  type PlantedEdit,
} from './planted-edits.ts';

const release = (name: string, code: PlantedEdit['code'], edit: PlantedEdit['edit']): PlantedEdit => ({
  name,
  on: 'release',
  code,
  edit,
});
const small = (name: string, code: PlantedEdit['code'], edit: PlantedEdit['edit']): PlantedEdit => ({
  name,
  on: 'small',
  code,
  edit,
});
const first = (draft: Draft, id: string, key: string): Draft => {
  const [one] = listAt<Draft>(operationIn(draft, id).own, key);
  if (one === undefined) throw new Error(`${id} has no ${key}`);
  return one;
};
const componentParameter = (draft: Draft, name: string): Draft =>
  within(draft, 'components', 'parameters', name);

/** Edits each of which fails some client of the release it is made on. */
export const BREAKING_EDITS: readonly PlantedEdit[] = [
  // Operations
  release('an operation is taken away', 'operation-removed', (d) => {
    const { item, method } = operationIn(d, 'deleteCustomer');
    take(item, method);
  }),
  release('a path is taken away', 'path-removed', (d) => {
    take(within(d, 'paths'), '/api/invoices/{id}/pdf');
  }),
  release('an operation moves to another path', 'operation-moved', (d) => {
    rename(within(d, 'paths'), '/api/site', '/api/public/site');
  }),
  release('an update by PUT becomes one by POST', 'operation-moved', (d) => {
    rename(operationIn(d, 'updateTenant').item, 'put', 'post');
  }),
  release('the function of the client gets another name', 'operation-id-changed', (d) => {
    operationIn(d, 'getProfile').own['operationId'] = 'whoAmI';
  }),

  // Security
  release('an open operation asks for a token', 'security-required', (d) => {
    operationIn(d, 'getSite').own['security'] = [{ bearer: [] }];
  }),
  release('an operation for any account asks for a permission', 'permission-added', (d) => {
    operationIn(d, 'getTenant').own['security'] = [{ bearer: ['tenant_settings'] }];
  }),
  release('a second permission is asked for beside the first', 'permission-added', (d) => {
    operationIn(d, 'publishInvoice').own['security'] = [{ bearer: ['publish_invoices', 'update_invoices'] }];
  }),
  release('one of several permissions no longer opens a list', 'security-alternative-removed', (d) => {
    listAt(operationIn(d, 'listTransmissions').own, 'security').shift();
  }),
  release('a permission is replaced by another', 'security-alternative-removed', (d) => {
    first(d, 'listCustomers', 'security')['bearer'] = ['read_buyers'];
  }),
  release('what an operation inherits when it says nothing gets stricter', 'permission-added', (d) => {
    take(operationIn(d, 'getProfile').own, 'security');
  }),
  release('the token travels as a key in the query', 'security-scheme-changed', (d) => {
    within(d, 'components', 'securitySchemes')['bearer'] = { type: 'apiKey', in: 'query', name: 'token' };
  }),
  release('a security scheme is taken away', 'security-scheme-changed', (d) => {
    take(within(d, 'components', 'securitySchemes'), 'client');
  }),

  // Parameters
  release('a filter of a list is taken away', 'parameter-removed', (d) => {
    const { own } = operationIn(d, 'listInvoices');
    own['parameters'] = listAt<Draft>(own, 'parameters').filter(({ name }) => name !== 'customer_id');
  }),
  release('a filter is renamed', 'parameter-renamed', (d) => {
    Object.assign(parameterIn(d, 'listInvoices', 'customer_id'), {
      name: 'buyer_id',
      'x-was': 'customer_id',
    });
  }),
  release('a filter must be given', 'parameter-required', (d) => {
    parameterIn(d, 'listInvoices', 'template_id')['required'] = true;
  }),
  release('a new filter must be given', 'parameter-added-required', (d) => {
    const year = { name: 'year', in: 'query', required: true, schema: { type: 'integer' } };
    listAt(operationIn(d, 'listInvoices').own, 'parameters').push(year);
  }),
  release('the key against repeats becomes required', 'idempotency-key-required', (d) => {
    componentParameter(d, 'idempotency_key')['required'] = true;
  }),
  release('the key against repeats is asked for where it was unknown', 'idempotency-key-required', (d) => {
    operationIn(d, 'updateCustomer').own['parameters'] = [
      { $ref: '#/components/parameters/idempotency_key_required' },
    ];
  }),
  release('a list of ids is written as a repeated parameter', 'parameter-style-changed', (d) => {
    componentParameter(d, 'ids')['explode'] = true;
  }),
  release('fewer records fit one page', 'request-limit-tightened', (d) => {
    within(componentParameter(d, 'limit'), 'schema')['maximum'] = 100;
  }),
  release('pages are counted from 2', 'request-limit-tightened', (d) => {
    within(componentParameter(d, 'page'), 'schema')['minimum'] = 2;
  }),
  release('the id in a path becomes a uuid', 'request-type-changed', (d) => {
    componentParameter(d, 'id')['schema'] = { type: 'string', format: 'uuid' };
  }),
  release('a filter by instant becomes one by day', 'request-format-changed', (d) => {
    within(parameterIn(d, 'listInvoices', 'issued_onOnMin'), 'schema')['format'] = 'date';
  }),

  // What is sent
  release('a new property must be sent', 'request-property-added-required', (d) => {
    within(schemaNamed(d, 'CustomerInput'), 'properties')['region'] = { type: 'string' };
    listAt(schemaNamed(d, 'CustomerInput'), 'required').push('region');
  }),
  release('an optional property must be sent', 'request-property-required', (d) => {
    listAt(schemaNamed(d, 'ProductInput'), 'required').push('unit');
  }),
  release('a property is refused', 'request-property-removed', (d) => {
    take(within(schemaNamed(d, 'InvoiceInput'), 'properties'), 'internal_note');
  }),
  release('a property to send is renamed', 'request-property-renamed', (d) => {
    const properties = within(schemaNamed(d, 'CustomerInput'), 'properties');
    rename(properties, 'note', 'remark');
    within(properties, 'remark')['x-was'] = 'note';
  }),
  release(
    'shorter texts only',
    'request-limit-tightened',
    keywords('CustomerInput', 'name', { maxLength: 100 }),
  ),
  release(
    'longer texts only',
    'request-limit-tightened',
    keywords('CustomerInput', 'name', { minLength: 3 }),
  ),
  release(
    'a limit where none was',
    'request-limit-tightened',
    keywords('TenantCertificateInput', 'password', { minLength: 12 }),
  ),
  release(
    'fewer lines fit an invoice',
    'request-limit-tightened',
    keywords('InvoiceInput', 'lines', { maxItems: 1 }),
  ),
  release(
    'a pattern where none was',
    'request-pattern-changed',
    keywords('CustomerInput', 'code', { pattern: '^KH' }),
  ),
  release(
    'another pattern',
    'request-pattern-changed',
    keywords('CustomerInput', 'identity_no', { pattern: '^\\d{12}$' }),
  ),
  release(
    'a format where none was',
    'request-format-changed',
    keywords('CustomerInput', 'note', { format: 'uri' }),
  ),
  release(
    'another format',
    'request-format-changed',
    keywords('InvoiceInput', 'issued_on', { format: 'date-time' }),
  ),
  release(
    'null is refused',
    'request-null-refused',
    keywords('CustomerInput', 'address', { type: 'string' }),
  ),
  release(
    'a price becomes a number',
    'request-type-changed',
    keywords('InvoiceLineInput', 'unit_price', { type: ['number', 'null'] }),
  ),
  release('a value may no longer be sent', 'request-value-removed', (d) => {
    listAt(propertyOf(d, 'TokenRequest', 'grant_type'), 'oneOf').pop();
  }),
  release(
    'a free text becomes a choice',
    'request-values-closed',
    property('CustomerInput', 'note', {
      oneOf: [{ const: 'a' }, { const: 'b' }, { type: 'null' }],
    }),
  ),
  release('the record is sent in another key', 'request-envelope-changed', (d) => {
    const schema = bodySchemaIn(d, 'createCustomer');
    rename(within(schema, 'properties'), 'customer', 'buyer');
    schema['required'] = ['buyer'];
  }),
  release('the body travels as a form', 'request-media-removed', (d) => {
    rename(
      within(operationIn(d, 'createCustomer').own, 'requestBody', 'content'),
      'application/json',
      'application/x-www-form-urlencoded',
    );
  }),
  release('the body is no longer read', 'request-body-removed', (d) => {
    take(operationIn(d, 'publishInvoice').own, 'requestBody');
  }),
  release('a body must be sent where none was', 'request-body-added-required', (d) => {
    operationIn(d, 'deleteCustomer').own['requestBody'] = {
      required: true,
      content: { 'application/json': { schema: { type: 'object' } } },
    };
  }),
  small('a body that could be left out must be sent', 'request-body-required', (d) => {
    within(operationIn(d, 'createThing').own, 'requestBody')['required'] = true;
  }),
  small('properties that were let through are refused', 'request-closed', (d) => {
    schemaNamed(d, 'ThingInput')['additionalProperties'] = false;
  }),
  small(
    'one of two types is refused',
    'request-type-narrowed',
    keywords('ThingInput', 'size', { type: 'integer' }),
  ),
  small('fractions are refused', 'request-type-narrowed', keywords('Square', 'side', { type: 'integer' })),
  small(
    'what could be anything must be a text',
    'request-type-narrowed',
    property('ThingInput', 'anything', { type: 'string' }),
  ),
  small(
    'null is no longer in a list of values',
    'request-null-refused',
    keywords('ThingInput', 'colour', { enum: ['red', 'green'] }),
  ),
  small('one of two alternatives is refused', 'request-variant-removed', (d) => {
    listAt(propertyOf(d, 'ThingInput', 'shape'), 'oneOf').shift();
  }),
  small(
    'the values of a map are narrowed',
    'request-type-narrowed',
    keywords('ThingInput', 'labels', {
      additionalProperties: { type: 'string' },
    }),
  ),
  small(
    'the items of a list get a type',
    'request-type-narrowed',
    keywords('ThingInput', 'list', { items: { type: 'string' } }),
  ),
  small(
    'a list must hold something',
    'request-limit-tightened',
    keywords('ThingInput', 'list', { minItems: 1 }),
  ),
  small('items must differ', 'request-limit-tightened', (d) => {
    within(parameterIn(d, 'createThing', 'tags'), 'schema')['uniqueItems'] = true;
  }),
  small('amounts go in threes, not in twos', 'request-limit-tightened', (d) => {
    within(parameterIn(d, 'createThing', 'amount'), 'schema')['multipleOf'] = 3;
  }),
  small('an exclusive limit rises', 'request-limit-tightened', (d) => {
    within(parameterIn(d, 'createThing', 'amount'), 'schema')['exclusiveMinimum'] = 10;
  }),
  small(
    'a condition the gate does not know',
    'unjudged-change',
    keywords('ThingInput', 'name', { not: { const: 'x' } }),
  ),

  // What is answered
  release('a property is no longer answered', 'response-property-removed', (d) => {
    take(within(schemaNamed(d, 'Invoice'), 'properties'), 'total_in_words');
    withoutOne(schemaNamed(d, 'Invoice'), 'required', 'total_in_words');
  }),
  release('an answered property is renamed', 'response-property-renamed', (d) => {
    const properties = within(schemaNamed(d, 'Publication'), 'properties');
    rename(properties, 'final', 'finished');
    within(properties, 'finished')['x-was'] = 'final';
  }),
  release('a property may be missing', 'response-property-optional', (d) => {
    withoutOne(schemaNamed(d, 'Customer'), 'required', 'lock_version');
  }),
  release(
    'a property may be null',
    'response-null-added',
    keywords('Customer', 'code', { type: ['string', 'null'] }),
  ),
  release(
    'a closed list may be null',
    'response-null-added',
    property('Publication', 'status', {
      oneOf: [{ $ref: '#/components/schemas/PublicationStatus' }, { type: 'null' }],
    }),
  ),
  release('a status clients do not know', 'response-value-added', (d) => {
    listAt(schemaNamed(d, 'ActiveStatus'), 'oneOf').push({ const: 'archived' });
  }),
  release('a choice becomes a free text', 'response-values-opened', (d) => {
    within(d, 'components', 'schemas')['PublicationStatus'] = { type: 'string' };
  }),
  release(
    'an answered amount becomes a number',
    'response-type-changed',
    keywords('Invoice', 'total', { type: 'number' }),
  ),
  release(
    'a day becomes an instant',
    'response-format-changed',
    keywords('Invoice', 'issued_on', { format: 'date-time' }),
  ),
  release('the record is answered in another key', 'response-envelope-changed', (d) => {
    const schema = answerSchemaIn(d, 'getCustomer', '200');
    rename(within(schema, 'properties'), 'customer', 'record');
    schema['required'] = ['record'];
  }),
  release('a list no longer says how many there are', 'response-header-removed', (d) => {
    take(within(answerIn(d, 'listCustomers', '200'), 'headers'), 'X-Total-Count');
  }),
  release('created becomes accepted', 'response-status-removed', (d) => {
    rename(within(operationIn(d, 'createCustomer').own, 'responses'), '201', '202');
  }),
  release('errors are no longer described', 'response-status-removed', (d) => {
    take(within(operationIn(d, 'createCustomer').own, 'responses'), '4XX');
  }),
  release('errors no longer have a code', 'response-property-removed', (d) => {
    take(within(schemaNamed(d, 'ErrorItem'), 'properties'), 'code');
    withoutOne(schemaNamed(d, 'ErrorItem'), 'required', 'code');
  }),
  release('a file is answered as another type', 'response-media-removed', (d) => {
    rename(within(answerIn(d, 'getInvoicePdf', '200'), 'content'), 'application/pdf', 'text/html');
  }),
  release('a change within a schema that got another name', 'response-property-removed', (d) => {
    const moved = take(within(d, 'components', 'schemas'), 'Site') as Draft;
    take(within(moved, 'properties'), 'demo');
    within(d, 'components', 'schemas')['Place'] = moved;
    within(answerSchemaIn(d, 'getSite', '200'), 'properties')['site'] = {
      $ref: '#/components/schemas/Place',
    };
  }),
  small(
    'a secret is no longer answered',
    'response-property-write-only',
    property('Thing', 'name', {
      type: 'string',
      writeOnly: true,
    }),
  ),
  small(
    'whole numbers become fractions',
    'response-type-widened',
    keywords('Thing', 'size', { type: 'number' }),
  ),
  small(
    'a map answers any value',
    'response-type-widened',
    keywords('Thing', 'labels', { additionalProperties: true }),
  ),
  small('an alternative clients do not know', 'response-variant-added', (d) => {
    listAt(propertyOf(d, 'Thing', 'shape'), 'oneOf').push({ type: 'string' });
  }),
  small('a header may be missing', 'response-header-optional', (d) => {
    within(answerIn(d, 'createThing', '200'), 'headers', 'ETag')['required'] = false;
  }),
  small('a format goes', 'response-format-changed', keywords('Thing', 'nick', { format: undefined })),
  small(
    'a status falls to what is said of all others, which is another thing',
    'response-type-changed',
    (d) => {
      const { own } = operationIn(d, 'createThing');
      within(own, 'responses', 'default', 'content', 'application/json')['schema'] = { type: 'object' };
      take(within(own, 'responses'), '404');
    },
  ),
  small(
    'a list no longer tells what it holds',
    'response-type-widened',
    keywords('Thing', 'parts', { items: true }),
  ),
  small(
    'a limit hides behind a type that is no longer said',
    'request-limit-tightened',
    property('ThingInput', 'name', { maxLength: 5 }),
  ),
];
