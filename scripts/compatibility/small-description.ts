const text = { type: 'string' };

/** Constructs that the project's own description does not (yet) use. */
export const SMALL_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Small', version: '1.0.0' },
  paths: {
    '/things': {
      post: {
        operationId: 'createThing',
        security: [{ bearer: ['make', 'sign'] }, { bearer: ['all'] }],
        parameters: [
          { name: 'X-Trace', in: 'header', schema: text },
          { name: 'amount', in: 'query', schema: { type: 'number', exclusiveMinimum: 0, multipleOf: 2 } },
          { name: 'tags', in: 'query', schema: { type: 'array', items: text, uniqueItems: false } },
          { name: 'must', in: 'query', required: true, schema: text },
        ],
        requestBody: {
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/ThingInput' } },
            'text/csv': { schema: text },
          },
        },
        responses: {
          '200': {
            description: 'Done',
            headers: { ETag: { required: true, schema: text } },
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Thing' } },
              'application/xml': { schema: text },
            },
          },
          '404': { description: 'None', content: { 'application/json': { schema: text } } },
          default: { description: 'Else', content: { 'application/json': { schema: text } } },
        },
      },
    },
    '/things/{id}': {
      get: {
        operationId: 'getThing',
        security: [],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: { '200': { description: 'Done', content: { 'text/plain': { schema: text } } } },
      },
    },
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: {
      ThingInput: {
        type: 'object',
        properties: {
          name: text,
          size: { type: ['integer', 'string'] },
          shape: {
            oneOf: [{ $ref: '#/components/schemas/Circle' }, { $ref: '#/components/schemas/Square' }],
          },
          labels: { type: 'object', additionalProperties: { type: ['string', 'integer'] } },
          list: { type: 'array', minItems: 0, maxItems: 9 },
          colour: { enum: ['red', 'green', null] },
          anything: {},
        },
      },
      Thing: {
        type: 'object',
        required: ['name', 'shape'],
        properties: {
          name: text,
          nick: { type: 'string', pattern: '^a', format: 'uri' },
          size: { type: 'integer' },
          weight: { type: 'number' },
          shape: {
            oneOf: [{ $ref: '#/components/schemas/Circle' }, { $ref: '#/components/schemas/Square' }],
          },
          labels: { type: 'object', additionalProperties: { type: 'string' } },
          colour: { enum: ['red', 'green'] },
          mood: { 'x-open': true, oneOf: [{ const: 'good' }, { const: 'bad' }] },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
        },
      },
      Circle: { type: 'object', required: ['radius'], properties: { radius: { type: 'number' } } },
      Square: { type: 'object', required: ['side'], properties: { side: { type: 'number' } } },
    },
  },
};
