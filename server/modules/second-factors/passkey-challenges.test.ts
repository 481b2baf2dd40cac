import { expect, test } from 'vitest';
import { relyingParty } from './passkey-challenges.ts';

test.each([
  ['https://hoadon.vn', null, 'hoadon.vn', 'https://hoadon.vn'],
  ['https://hoadon.vn:8443', 'http://localhost:3000', 'hoadon.vn', 'https://hoadon.vn:8443'],
  ['https://hoadon.vn', 'https://evil.example', 'hoadon.vn', 'https://hoadon.vn'],
  ['http://127.0.0.1:3000', null, 'localhost', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'http://localhost:5173', 'localhost', 'http://localhost:5173'],
  ['http://[::1]:3000', 'http://localhost', 'localhost', 'http://localhost'],
  ['http://127.0.0.1:3000', 'http://localhost.evil.example', 'localhost', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'https://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://localhost', null, 'localhost', 'http://localhost'],
])('at %s, asked from %s: %s on %s', (public_url, asked_from, id, origin) =>
  expect(relyingParty(public_url, asked_from)).toEqual({ id, origin }),
);
