import { expect, test } from 'vitest';
import { mailOf } from './mail-shape.ts';

const words = {
  subject: 'Hóa đơn',
  greeting: 'Kính gửi Quý khách,',
  before: ['Công ty TNHH Hải Âu\nĐT: 0905 123 456 <gọi giờ hành chính>'],
  after: [],
};

test('a line break that a company typed into its words is one in both forms of the mail', () => {
  const { text, html } = mailOf('mua@khach.example', words);
  expect(text).toContain('Công ty TNHH Hải Âu\nĐT: 0905 123 456 <gọi giờ hành chính>');
  expect(html).toContain('Công ty TNHH Hải Âu<br>ĐT: 0905 123 456 &lt;gọi giờ hành chính&gt;</p>');
});

test('a name that is one long word breaks within the letter', () => {
  const { html } = mailOf('mua@khach.example', { ...words, before: ['W'.repeat(300)] });
  expect(html).toMatch(/<div style="max-width:520px;[^"]*overflow-wrap:break-word/);
});
