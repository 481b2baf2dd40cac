/** Keywords of JSON Schema that no field can be drawn from, and what to write instead. */
export const NOT_DRAWN: Readonly<Record<string, { found: string; write: string }>> = {
  anyOf: { found: 'a mix of shapes (anyOf)', write: 'one type, with null beside it where it may be empty' },
  allOf: { found: 'an allOf of something else than objects', write: 'the shape itself' },
  enum: {
    found: 'a plain enum',
    write: 'oneOf with a const and a title for each choice: users read the titles',
  },
  const: { found: 'a single fixed value (const)', write: 'oneOf of const and title, or leave the field out' },
  prefixItems: { found: 'a tuple (prefixItems)', write: 'an object with named properties' },
  patternProperties: { found: 'a map (patternProperties)', write: 'named properties, or a list of objects' },
  propertyNames: { found: 'a map (propertyNames)', write: 'named properties, or a list of objects' },
  not: { found: 'a negation (not)', write: 'what it may be' },
  if: {
    found: 'a condition (if)',
    write: 'the widest shape; the condition is a rule of the law or the module',
  },
  multipleOf: { found: 'multipleOf', write: 'a pattern on a decimal' },
  exclusiveMinimum: { found: 'exclusiveMinimum', write: 'minimum' },
  exclusiveMaximum: { found: 'exclusiveMaximum', write: 'maximum' },
};
