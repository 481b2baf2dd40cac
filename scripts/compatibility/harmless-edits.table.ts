import {
  answerIn,
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

/** Edits that fail no client; the risky ones among them are named as such. */
export const HARMLESS_EDITS: readonly PlantedEdit[] = [
  // Words and places
  release('a label is reworded', null, keywords('CustomerInput', 'name', { title: 'Tên' })),
  release('a description is written', null, keywords('Customer', 'name', { description: 'Who buys.' })),
  release(
    'a hint for the screens is added',
    null,
    keywords('CustomerInput', 'note', { 'x-field': { list: 9 } }),
  ),
  release('an example changes', null, (d) => {
    within(operationIn(d, 'createCustomer').own, 'requestBody', 'content', 'application/json')['example'] =
      {};
  }),
  release('another kind of record is refreshed after a change', null, (d) => {
    listAt(operationIn(d, 'createCustomer').own, 'x-invalidates').push('invoice');
  }),
  release('a summary, a tag and a deprecation', null, (d) => {
    Object.assign(operationIn(d, 'getSite').own, { summary: 'x', tags: ['y'], deprecated: true });
  }),
  release('the parameter of a path gets another name', null, (d) => {
    rename(within(d, 'paths'), '/api/customers/{id}', '/api/customers/{customer_id}');
    const parameter = {
      name: 'customer_id',
      in: 'path',
      required: true,
      schema: { type: 'integer', minimum: 1 },
    };
    within(d, 'paths', '/api/customers/{customer_id}')['parameters'] = [parameter];
  }),
  release('a schema gets another name', null, (d) => {
    rename(within(d, 'components', 'schemas'), 'Site', 'Place');
    const schema = within(answerIn(d, 'getSite', '200'), 'content', 'application/json', 'schema');
    within(schema, 'properties')['site'] = { $ref: '#/components/schemas/Place' };
  }),
  release('a named schema is written in place', null, (d) => {
    propertyOf(d, 'Customer', 'status');
    within(schemaNamed(d, 'Customer'), 'properties')['status'] = structuredClone(
      schemaNamed(d, 'ActiveStatus'),
    );
  }),
  release('a closed list is written as an enum', null, (d) => {
    within(d, 'components', 'schemas')['ActiveStatus'] = { type: 'string', enum: ['inactive', 'active'] };
  }),
  release('what a style defaults to is said', null, (d) => {
    const query = within(d, 'components', 'parameters', 'query');
    Object.assign(query, { style: 'form', explode: true, required: false });
  }),
  release('properties change their order', null, (d) => {
    const schema = schemaNamed(d, 'Customer');
    schema['properties'] = Object.fromEntries(Object.entries(within(schema, 'properties')).reverse());
  }),
  release('a security scheme is described', null, (d) => {
    within(d, 'components', 'securitySchemes', 'bearer')['description'] = 'A token.';
  }),

  // Operations, security
  release('an operation is added', 'operation-added', (d) => {
    within(d, 'paths')['/api/news'] = { get: { operationId: 'listNews', responses: {} } };
  }),
  release('another permission opens a list too', 'security-alternative-added', (d) => {
    listAt(operationIn(d, 'listCustomers').own, 'security').push({ bearer: ['create_invoices'] });
  }),
  release('a permission is no longer asked for', 'security-alternative-added', (d) => {
    operationIn(d, 'listCustomers').own['security'] = [{ bearer: [] }];
  }),
  small('one of two permissions is enough', 'security-alternative-added', (d) => {
    operationIn(d, 'createThing').own['security'] = [{ bearer: ['make'] }, { bearer: ['all'] }];
  }),

  // Parameters
  release('a filter is added', 'parameter-added', (d) => {
    listAt(operationIn(d, 'listProducts').own, 'parameters').push({
      name: 'unit',
      in: 'query',
      schema: { type: 'string' },
    });
  }),
  release('more records fit one page', 'request-limit-loosened', (d) => {
    within(d, 'components', 'parameters', 'limit', 'schema')['maximum'] = 500;
  }),
  release('another number of records comes unasked (risky)', 'request-default-changed', (d) => {
    within(d, 'components', 'parameters', 'limit', 'schema')['default'] = 50;
  }),
  release('the key against repeats need not be sent', 'parameter-optional', (d) => {
    within(d, 'components', 'parameters', 'idempotency_key_required')['required'] = false;
  }),
  small('items need not differ', null, (d) => {
    take(within(parameterIn(d, 'createThing', 'tags'), 'schema'), 'items');
    within(parameterIn(d, 'createThing', 'tags'), 'schema')['items'] = { type: 'string', title: 'Tag' };
  }),
  small('amounts go in ones, not in twos', 'request-limit-loosened', (d) => {
    within(parameterIn(d, 'createThing', 'amount'), 'schema')['multipleOf'] = 1;
  }),

  // What is sent
  release(
    'a property may be sent',
    'request-property-added',
    property('CustomerInput', 'region', { type: 'string' }),
  ),
  release('a property may be left out', 'request-property-optional', (d) => {
    withoutOne(schemaNamed(d, 'CustomerInput'), 'required', 'status');
  }),
  release(
    'longer texts fit',
    'request-limit-loosened',
    keywords('CustomerInput', 'name', { maxLength: 500 }),
  ),
  release('empty texts pass', 'request-limit-loosened', keywords('CustomerInput', 'name', { minLength: 0 })),
  release(
    'a pattern goes',
    'request-pattern-removed',
    keywords('CustomerInput', 'identity_no', { pattern: undefined }),
  ),
  release(
    'a format goes',
    'request-format-removed',
    keywords('CustomerInput', 'email', { format: undefined }),
  ),
  release(
    'null may be sent',
    'request-null-accepted',
    keywords('CustomerInput', 'code', { type: ['string', 'null'] }),
  ),
  release('one more value may be sent', 'request-value-added', (d) => {
    listAt(propertyOf(d, 'TokenRequest', 'grant_type'), 'oneOf').push({ const: 'client_credentials' });
  }),
  release('other properties are let through', 'request-opened', (d) => {
    schemaNamed(d, 'CustomerInput')['additionalProperties'] = true;
  }),
  release('a body may be sent', 'request-body-added', (d) => {
    operationIn(d, 'deleteCustomer').own['requestBody'] = {
      content: { 'application/json': { schema: { type: 'object' } } },
    };
  }),
  release('a body need not be sent', 'request-body-optional', (d) => {
    within(operationIn(d, 'publishInvoice').own, 'requestBody')['required'] = false;
  }),
  release('a body may travel as a form too', 'request-media-added', (d) => {
    const content = within(operationIn(d, 'createCustomer').own, 'requestBody', 'content');
    content['application/x-www-form-urlencoded'] = { schema: { type: 'object' } };
  }),
  small('a property is no longer read where others pass too (risky)', 'request-property-ignored', (d) => {
    take(within(schemaNamed(d, 'ThingInput'), 'properties'), 'name');
  }),
  small(
    'a property is kept by the server alone (risky)',
    'request-property-read-only',
    property('ThingInput', 'name', {
      type: 'string',
      readOnly: true,
    }),
  ),
  small(
    'one more type passes',
    'request-type-widened',
    keywords('ThingInput', 'size', {
      type: ['integer', 'string', 'boolean'],
    }),
  ),
  small(
    'a choice becomes a free text',
    'request-values-opened',
    property('ThingInput', 'colour', { type: ['string', 'null'] }),
  ),
  small('one more alternative passes', 'request-variant-added', (d) => {
    listAt(propertyOf(d, 'ThingInput', 'shape'), 'oneOf').push({ type: 'string' });
  }),
  small(
    'a limit of nothing is no longer said',
    'request-limit-loosened',
    keywords('ThingInput', 'list', { minItems: undefined }),
  ),

  // What is answered
  release(
    'a property is answered',
    'response-property-added',
    property('Customer', 'region', { type: 'string' }),
  ),
  release('a property is always there', 'response-property-required', (d) => {
    listAt(schemaNamed(d, 'Errors'), 'required').push('current');
  }),
  release(
    'a property is never null',
    'response-null-removed',
    keywords('Publication', 'number', { type: 'integer' }),
  ),
  release(
    'answered texts are shorter',
    'response-limit-tightened',
    keywords('Customer', 'name', { maxLength: 100 }),
  ),
  release(
    'answered texts may be longer (risky)',
    'response-limit-loosened',
    keywords('Customer', 'name', { maxLength: 900 }),
  ),
  release('a permission is no longer answered', 'response-value-removed', (d) => {
    listAt(schemaNamed(d, 'PermissionCode'), 'oneOf').pop();
  }),
  release(
    'a free text becomes a choice',
    'response-values-closed',
    property('ErrorItem', 'code', { enum: ['a', 'b'] }),
  ),
  release('a header is answered', 'response-header-added', (d) => {
    within(answerIn(d, 'listCustomers', '200'), 'headers')['X-Next'] = { schema: { type: 'string' } };
  }),
  release('a header is promised', 'response-header-required', (d) => {
    within(d, 'components', 'headers', 'total')['required'] = true;
  }),
  release('an error that was covered by its hundred is described by itself', null, (d) => {
    within(operationIn(d, 'getCustomer').own, 'responses')['404'] = {
      $ref: '#/components/responses/Failure',
    };
  }),
  small('an error falls to what is said of all others, which is the same', null, (d) => {
    take(within(operationIn(d, 'createThing').own, 'responses'), '404');
  }),
  release('a site says that it may fail', 'error-status-added', (d) => {
    within(operationIn(d, 'getSite').own, 'responses')['429'] = { description: 'Slow down' };
  }),
  release('a second success (risky)', 'success-status-added', (d) => {
    within(operationIn(d, 'getSite').own, 'responses')['204'] = { description: 'Nothing' };
  }),
  release('a link is taken away (risky)', 'link-removed', (d) => {
    take(within(answerIn(d, 'createCustomer', '201'), 'links'), 'get');
  }),
  release('answers may hold other properties', 'response-opened', (d) => {
    schemaNamed(d, 'Customer')['additionalProperties'] = true;
  }),
  small('answers hold no other property', 'response-closed', (d) => {
    schemaNamed(d, 'Thing')['additionalProperties'] = false;
  }),
  small('a file may be had in another type too', 'response-media-added', (d) => {
    within(answerIn(d, 'createThing', '200'), 'content')['text/html'] = { schema: { type: 'string' } };
  }),
  small('a value of a list that was said to grow (risky)', 'response-open-value-added', (d) => {
    listAt<Draft>(propertyOf(d, 'Thing', 'mood'), 'oneOf').push({ const: 'so so' });
  }),
  small('an alternative is no longer answered', 'response-variant-removed', (d) => {
    listAt(propertyOf(d, 'Thing', 'shape'), 'oneOf').pop();
  }),
  small(
    'fractions are no longer answered',
    'response-type-narrowed',
    keywords('Thing', 'weight', { type: 'integer' }),
  ),
  small('a list stays empty', 'response-variant-removed', keywords('Thing', 'parts', { items: false })),
  small(
    'an answered pattern changes (risky)',
    'response-pattern-changed',
    keywords('Thing', 'nick', { pattern: '^b' }),
  ),
  small(
    'an answered text gets a pattern',
    'response-pattern-added',
    property('Thing', 'name', { type: 'string', pattern: '^a' }),
  ),
  small(
    'an answered text gets a format',
    'response-format-added',
    property('Thing', 'name', { type: 'string', format: 'email' }),
  ),
];
