import type { Document } from './document.ts';

/**
 * generated/agreement.ts: ties the two makers of types, openapi-typescript and orval. A schema that they read differently, or
 * that one of them lacks, stops tsc, and the error names it.
 */
export function writeAgreement(document: Document): string {
  const names = Object.keys(document.components.schemas);
  const fileOf = (name: string): string =>
    `./client/models/${name.charAt(0).toLowerCase()}${name.slice(1)}.ts`;
  return [
    "import type { components } from './types.ts';",
    ...names.map((name) => `import type { ${name} } from '${fileOf(name)}';`),
    '',
    'type Models = {',
    ...names.map((name) => `  ${name}: ${name};`),
    '};',
    '',
    "type Schemas = components['schemas'];",
    'type Mutual<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;',
    '/** Optional properties that only one side knows pass for assignable, so all are made required as well. */',
    'type Same<A, B> = Mutual<A, B> extends true ? Mutual<Required<A>, Required<B>> : false;',
    'type Disagreeing = {',
    '  [Name in keyof Schemas]: Same<Schemas[Name], Models[Name]> extends true ? never : Name;',
    '}[keyof Schemas];',
    '',
    '/** Schemas that the two do not agree on. */',
    'export const disagreeing: Record<Disagreeing, never> = {};',
    '',
  ].join('\n');
}
