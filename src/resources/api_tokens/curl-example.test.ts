import { expect, test } from 'vitest';
import { curlExample } from './curl-example.ts';

test('the example carries the key, and the body a shell makes of it is JSON dated by the day', () => {
  const command = curlExample('https://hoadon.example', 'hd_khoa');
  expect(command).toContain("-H 'Authorization: Bearer hd_khoa'");
  const [, body = ''] = /-d '([^]*)'$/.exec(command) ?? [];
  const sent = JSON.parse(body.replace("'$(date +%F)'", '2026-11-20')) as { invoice: { issued_on: string } };
  expect(sent.invoice.issued_on).toBe('2026-11-20');
});
