import { configureHttp } from '#generated/client/http.ts';
import type { SignatureRequest } from '#src/views/signing/signature-requests.ts';
import { expect, test } from 'vitest';
import { signedKindOf } from './signed-kinds.ts';

const request = { documents: [{ position: 1, subject_id: 7 }] } as SignatureRequest;

/** Answers like the server; what was sent is kept. */
function serve(warnings: readonly { code: string; message: string }[]) {
  const sent: string[] = [];
  configureHttp({
    send: async (url, { method }: { method?: string } = {}) => {
      sent.push(`${method ?? 'GET'} ${url}`);
      if (url.endsWith('/effects')) return { warnings };
      return { id: 7, lock_version: 3, status: 'signing', signature_request_id: 11 };
    },
  });
  return sent;
}

test('a request is shown in the words of its kind of document', () => {
  expect(signedKindOf('invoice')?.nouns.counted(2)).toBe('2 hóa đơn');
  expect(signedKindOf('declaration')?.nouns.head).toBe('Tờ khai');
  expect(signedKindOf('unheard_of')).toBeNull();
});

test('a declaration is sent to be signed once more and leads to its next request', async () => {
  const sent = serve([]);
  const again = await signedKindOf('declaration')?.sendAgain(request);
  expect(sent).toContain('POST /api/registrations/7/submit');
  expect(await again?.follow?.()).toEqual({ signature_request_id: 11, is_preparing: true });
});

test('a declaration with warnings is not sent again before they are confirmed on its page', async () => {
  const sent = serve([{ code: 'direct_sending', message: 'Gửi trực tiếp.' }]);
  const again = await signedKindOf('declaration')?.sendAgain(request);
  expect(sent.filter((one) => one.startsWith('POST'))).toEqual([]);
  expect(again?.refusals.join()).toContain('Gửi trực tiếp.');
  expect(again?.follow).toBeNull();
});
