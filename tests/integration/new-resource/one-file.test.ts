import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkshop, type Workshop } from '../../long/new-resource/workshop.ts';

// The whole guide is walked in tests/long/new-resource; here only what one command makes of one file.
let workshop: Workshop;
beforeAll(() => {
  workshop = openWorkshop();
});
afterAll(() => workshop.close());

test('one YAML file and one command make a resource: its table, its door, its screens', async () => {
  await workshop.follow('Describe it');
  const { ok, said } = await workshop.run('npm run generate');
  expect(ok, said).toBe(true);
  const migration = /server\/db\/migrations\/\d+-suppliers\.sql/.exec(said)?.[0] ?? '';
  expect(workshop.read(migration)).toContain('create table "suppliers"');
  expect(workshop.read('server/modules/suppliers/index.ts')).toContain('plainModule(descriptor)');
  expect(workshop.read('server/plain-modules.ts')).toContain('./modules/suppliers/index.ts');
  expect(workshop.read('generated/resources/resources.ts')).toContain('suppliers');
  expect(workshop.read('generated/database.ts')).toContain('export interface Suppliers');
  const kinds =
    "import('#server/modules/quick-search/kinds.table.ts').then(({ KINDS }) => console.log(KINDS.map(({ kind }) => kind)))";
  expect((await workshop.run(`node -e "${kinds}"`)).said).toContain("'supplier'");
}, 180_000);
