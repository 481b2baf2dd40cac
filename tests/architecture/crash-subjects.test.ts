import { expect, test } from 'vitest';
import { DOCUMENT_KINDS } from '#server/document-kinds.ts';
import { CRASH_SUBJECTS } from '#tests/integration/reliability/crash-subjects/crash-subjects.table.ts';

test('the crash suite has a row for every kind of document', () => {
  const kinds = new Set(Object.values(CRASH_SUBJECTS).map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(Object.keys(DOCUMENT_KINDS).toSorted());
});
