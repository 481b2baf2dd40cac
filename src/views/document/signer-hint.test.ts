import { expect, test } from 'vitest';
import type { DocumentEvent } from './document-kind.ts';
import { signersOf } from './signer-hint.tsx';

const event = (kind: string, actor_name: string | null) => ({ kind, actor_name }) as DocumentEvent;

test('whoever had it signed before is named once, the latest first; who only drafted it is not', () =>
  expect(
    signersOf([
      event('publication_asked', 'Hương'),
      event('signed', null),
      event('publication_asked', 'Minh'),
      event('publication_asked', 'Hương'),
      event('created', 'Lan'),
    ]),
  ).toEqual(['Hương', 'Minh']));
