import { SANDBOX_SCENARIOS } from './sandbox-scenarios.table.ts';

/** The page of the sandbox gateway: what is to be paid, and a button for each way it can go. */
export function payPage({ txn_ref, amount }: { txn_ref: string; amount: string }): string {
  const dong = (Number(amount) / 100).toLocaleString('vi-VN');
  const buttons = Object.entries(SANDBOX_SCENARIOS)
    .map(
      ([name, { label }]) =>
        `<form method="post" action="/pay/${encodeURIComponent(txn_ref)}/${name}"><button>${escaped(label)}</button></form>`,
    )
    .join('');
  return `<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>VNPAY thử nghiệm</title>
<style>:root{color-scheme:light dark}body{font:16px system-ui;max-width:28rem;margin:2rem auto;padding:0 1rem}h1{font-size:1.25rem}button{font:inherit;width:100%;padding:.6rem 1rem;margin:.25rem 0;text-align:left}b{font-size:1.5rem}</style>
<h1>Cổng thanh toán thử nghiệm</h1><p>Không có tiền thật. Chọn cách giao dịch kết thúc.</p>
<p>${escaped(txn_ref)}<br><b>${escaped(dong)} đ</b></p>${buttons}</html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
