// @vitest-environment jsdom
import { sampleField } from '#tests/setup/sample-fields.ts';
import { expect, test } from 'vitest';
import { keptFields } from './form-autosave.tsx';

test('passwords, files and pictures are never kept in a draft, nor what holds one', () => {
  const fields = [
    sampleField('text', 'name'),
    sampleField('password', 'password'),
    sampleField('file', 'pkcs12_base64'),
    sampleField('image', 'logo'),
    sampleField('list', 'papers', { fields: [sampleField('text', 'title'), sampleField('file', 'scan')] }),
    sampleField('object', 'bank', { fields: [sampleField('text', 'account')] }),
  ];
  expect(keptFields(fields).map(({ source }) => source)).toEqual(['name', 'bank']);
});
