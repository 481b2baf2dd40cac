import { describe, expect, test } from 'vitest';
import { hmacSha512, isSignatureOf, sortedQuery } from './signature.ts';

// Published with the library vnpay (npm), test/verify-ipn-call.test.ts: a notice of the gateway's sandbox, signed with `test_secret`.
const PUBLISHED = {
  vnp_Amount: '1000000',
  vnp_BankCode: 'NCB',
  vnp_BankTranNo: 'VNP14422574',
  vnp_CardType: 'ATM',
  vnp_OrderInfo: 'Thanh toan don hang 2024-05-21T02:17:31.249Z',
  vnp_PayDate: '20240521091806',
  vnp_ResponseCode: '00',
  vnp_TmnCode: 'TEST_TMN_CODE',
  vnp_TransactionNo: '14422574',
  vnp_TransactionStatus: '00',
  vnp_TxnRef: '1716257871703',
};
const PUBLISHED_HASH =
  '649982421beb422556a1374713c74e58e716ecbd05007c0c0e1f7effdfaf361dbf146889ca446139afe11b9954c4d5c486e99e3b86fcfab6957f29eb0be72895';

describe('the signature of VNPAY', () => {
  test('is the one that is published, in whatever order the fields come', () => {
    const shuffled = Object.fromEntries(Object.entries(PUBLISHED).toReversed());
    expect(hmacSha512(sortedQuery(shuffled), 'test_secret')).toBe(PUBLISHED_HASH);
  });

  test('is over the text that the page of VNPAY shows, a space as +', () => {
    // The query before &vnp_SecureHash in the example of sandbox.vnpayment.vn/apis/docs (2.1.0), whose secret is not published.
    const example =
      'vnp_Amount=1806000&vnp_Command=pay&vnp_CreateDate=20210801153333&vnp_CurrCode=VND&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=Thanh+toan+don+hang+%3A5&vnp_OrderType=other&vnp_ReturnUrl=https%3A%2F%2Fdomainmerchant.vn%2FReturnUrl&vnp_TmnCode=DEMOV210&vnp_TxnRef=5&vnp_Version=2.1.0';
    expect(sortedQuery(Object.fromEntries(new URLSearchParams(example)))).toBe(example);
  });

  test('leaves itself, its old type and empty fields out', () =>
    expect(
      sortedQuery({ vnp_B: '2', vnp_A: '1', vnp_C: '', vnp_SecureHash: 'x', vnp_SecureHashType: 'SHA256' }),
    ).toBe('vnp_A=1&vnp_B=2'));

  test('may be in capitals, and is of this text and this secret alone', () => {
    const text = sortedQuery(PUBLISHED);
    expect(isSignatureOf(text, PUBLISHED_HASH.toUpperCase(), 'test_secret')).toBe(true);
    expect(isSignatureOf(text, PUBLISHED_HASH, 'test_secret2')).toBe(false);
    expect(isSignatureOf(`${text}0`, PUBLISHED_HASH, 'test_secret')).toBe(false);
    expect(isSignatureOf(text, '', 'test_secret')).toBe(false);
  });
});
