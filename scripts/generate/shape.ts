import { resolve, type Document, type Schema } from './document.ts';

/** A property as it is judged: references followed, and the wish for null told apart from the rest. */
export type Shape = {
  schema: Schema;
  /** Its JSON types but null; empty where the schema says none. */
  types: readonly string[];
  nullable: boolean;
  items: Shape | null;
};

/**
 * Keys beside a $ref win over what it points at. `oneOf: [{$ref: X}, {type: 'null'}]` means X or nothing: it is seen as X,
 * nullable.
 */
export function shapeOf(document: Document, property: Schema): Shape {
  const schema = followed(document, property);
  const branches = schema.oneOf ?? [];
  const others = branches.filter((one) => one.type !== 'null');
  const only = others[0];
  const types = [schema.type ?? []].flat();
  const nullable = types.includes('null') || others.length < branches.length;
  if (only !== undefined && others.length === 1 && only.const === undefined) {
    const { oneOf: _branches, ...own } = schema;
    const inner = shapeOf(document, { ...followed(document, only), ...own });
    return { ...inner, nullable: nullable || inner.nullable };
  }
  return {
    schema,
    types: types.filter((one) => one !== 'null'),
    nullable,
    items: schema.items === undefined ? null : shapeOf(document, schema.items),
  };
}

/** Is it an object with properties of its own. */
export function isRecord({ types }: Shape): boolean {
  return types.length === 1 && types[0] === 'object';
}

function followed(document: Document, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : followed(document, resolve(document, schema));
}
