import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { press } from './orders.ts';
import type { Sandbox } from './sandbox.ts';
import type { SandboxOrder } from './state.ts';

const SERVICES = { csc_v2: 'CSC', mysign: 'MySign', smart_ca: 'SmartCA' } as const;

/** The person's phone: a page with what waits for them and two buttons. */
export function phonePage(app: FastifyInstance, { state }: Sandbox): void {
  app.get('/phone', async (_request, reply) => {
    const orders = state.change((all) => Object.values(all.orders));
    const waiting = orders.filter((order) => order.state === 'waiting').reverse();
    return reply.type('text/html; charset=utf-8').send(page(waiting));
  });
  app.post<{ Params: { id: string; button: 'confirm' | 'refuse' } }>(
    '/phone/:id/:button',
    async ({ params: { id, button } }, reply) => {
      state.change((all) => {
        const order = all.orders[id];
        if (order) press(order, button);
      });
      return reply.redirect('/phone', 303);
    },
  );
}

function page(waiting: readonly SandboxOrder[]): string {
  const list = waiting.map(entry).join('') || '<p>Không có yêu cầu ký nào đang chờ.</p>';
  return `<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3"><title>Điện thoại thử nghiệm</title>
<style>body{font:16px system-ui;max-width:28rem;margin:2rem auto;padding:0 1rem}form{display:inline}button{font:inherit;padding:.5rem 1rem}article{border:1px solid;padding:1rem;margin:1rem 0}</style>
<h1>Yêu cầu ký</h1>${list}</html>`;
}

function entry({ id, service, user_id, description, hashes }: SandboxOrder): string {
  const button = (name: string, words: string): string =>
    `<form method="post" action="/phone/${encodeURIComponent(id)}/${name}"><button>${words}</button></form> `;
  return `<article><p>${SERVICES[service]}: ${escapeHtml(user_id)}</p><p>${escapeHtml(description)}</p>
<p>${hashes.length} chữ ký</p>${button('confirm', 'Xác nhận')}${button('refuse', 'Từ chối')}</article>`;
}
