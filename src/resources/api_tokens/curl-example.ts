/** An invoice as small as the description takes one; dated by whoever runs it. */
const invoice = {
  payment_method: 'TM/CK',
  currency: 'VND',
  buyer_name: 'Công ty TNHH Bao bì Minh Khôi',
  buyer_address: 'Lô B12, khu công nghiệp Tân Bình',
  lines: [
    {
      kind: 'goods',
      name: 'Băng keo trong',
      unit: 'Cuộn',
      quantity: '3',
      unit_price: '11500',
      vat_rate: '8%',
    },
  ],
};

/** A command that makes a draft by a key: what to try first. */
export function curlExample(origin: string, secret: string): string {
  const body = JSON.stringify({ invoice }, null, 2).replace(
    '"invoice": {',
    '"invoice": {\n    "issued_on": "\'$(date +%F)\'",',
  );
  return [
    `curl ${origin}/api/invoices \\`,
    `  -H 'Authorization: Bearer ${secret}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -H "Idempotency-Key: $(uuidgen)" \\`,
    `  -d '${body}'`,
  ].join('\n');
}
