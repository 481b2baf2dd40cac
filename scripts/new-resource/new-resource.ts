/**
 * npm run new-resource suppliers -- --label "Nhà cung cấp" --one "nhà cung cấp": writes openapi/resources/suppliers.yaml, a good
 * start to edit. `npm run generate` makes the rest of it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatted } from '../format.ts';
import { singularOf } from './singular.ts';
import { codesOf, resourceYaml } from './resource-yaml.ts';

const root = join(import.meta.dirname, '..', '..');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    label: { type: 'string' },
    one: { type: 'string' },
    group: { type: 'string', default: 'catalogue' },
    order: { type: 'string', default: '50' },
    codes: { type: 'string', default: 'customers' },
  },
});

const [name] = positionals;
if (name === undefined || !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name) || !name.endsWith('s')) {
  console.error('Say the resource in lower case, many of them: npm run new-resource suppliers');
  process.exit(1);
}
const file = join('openapi', 'resources', `${name}.yaml`);
if (existsSync(join(root, file))) {
  console.error(`${file} exists; edit it, then run npm run generate`);
  process.exit(1);
}
const permissions = readFileSync(join(root, 'openapi', 'common', 'permissions.yaml'), 'utf8');
if (!permissions.includes(`const: read_${values.codes},`)) {
  console.error(
    `openapi/common/permissions.yaml has no read_${values.codes}; describe the codes there first`,
  );
  process.exit(1);
}
const label = values.label ?? name;
const text = resourceYaml({
  name,
  one_name: singularOf(name),
  label,
  one: values.one ?? label.toLowerCase(),
  group: values.group,
  order: Number(values.order),
  codes: codesOf(values.codes, permissions),
});
writeFileSync(join(root, file), await formatted(file, text));
console.log(`wrote ${file}`);
console.log('Edit its fields, then: npm run generate');
