import { describe, expect, test } from 'vitest';
import { imapInputMailboxes } from '#server/gateways/mail/imap-input-mailboxes.ts';
import { archiveOf } from '#tests/setup/sheet-archive.ts';
import { hasImapServer, IMAP_PASSWORD } from '#tests/setup/outside/imap-server.ts';
import { pdfWith } from '#tests/setup/outside/pdf-attachments.ts';
import { startPlainImap } from '#tests/setup/outside/plain-imap.ts';
import { lookUntil } from './killed-look.ts';
import { mailOf, withMailbox } from './mailbox-desk.ts';

describe.skipIf(!hasImapServer())('a mailbox on an IMAP server', () => {
  const box = withMailbox();
  const { desk } = box;

  const set = async (changed = {}) => {
    const { lock_version } = await box.mailbox();
    return desk.call('updateCollectorMailbox', {
      body: { collector_mailbox: { ...box.input(changed), lock_version } },
    });
  };
  const check = async (changed = {}) => {
    const { body } = await desk.call('verifyCollectorMailbox', {
      body: { collector_mailbox: box.input(changed) },
    });
    return (body as { mailbox_check: { ok: boolean; problem: string | null; message: string } })
      .mailbox_check;
  };

  const topics = async () => {
    const { body } = await desk.call('listNotices');
    return (body as { notices: { topic: string }[] }).notices.map(({ topic }) => topic);
  };

  test('a mail with three attachments is three invoices in the list, and stays unread', async () => {
    expect((await set()).status).toBe(200);
    await box.server.deliver(
      await mailOf({
        subject: 'Hóa đơn tháng 11',
        attachments: [
          { filename: 'hóa đơn.xml', content: desk.coded() },
          { filename: 'gửi.zip', content: archiveOf({ 'b.xml': desk.coded().toString() }) },
          { filename: 'ban-in.pdf', content: await pdfWith({ 'c.xml': desk.coded() }) },
          { filename: 'chi-la-ban-in.pdf', content: await pdfWith({}) },
          { filename: 'logo.png', content: Buffer.from('x') },
        ],
      }),
    );
    await box.look();
    const [mail, ...others] = await box.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      sender: 'hoadon@nguoiban.example',
      subject: 'Hóa đơn tháng 11',
      outcome: 'collected',
      message: null,
    });
    expect(mail?.files.map(({ file_name, outcome }) => [file_name, outcome])).toEqual([
      ['hóa đơn.xml', 'collected'],
      ['b.xml', 'collected'],
      ['c.xml', 'collected'],
    ]);
    const invoice = await desk.read(mail?.files[0]?.invoice_collector_id ?? 0);
    expect(invoice).toMatchObject({ verdict: 'valid', state: 'new' });
    const unread = await box.server.asUser(async (client) => {
      await client.mailboxOpen('INBOX');
      return client.search({ seen: false });
    });
    expect(unread).toHaveLength(1);
    await box.look();
    expect(await box.mails()).toHaveLength(1);
    expect(box.fetched.uids, 'what was read is not fetched again').toHaveLength(1);
    expect(await box.mailbox()).toMatchObject({ problem: null, failing_since: null, has_password: true });
  });

  test('a mail that is no invoice is noted as one, and a print alone says what to ask for', async () => {
    await box.server.deliver(
      await mailOf({ subject: 'Chào hàng', attachments: [{ filename: 'a.png', content: 'x' }] }),
    );
    await box.server.deliver(
      await mailOf({ subject: 'Bản in', attachments: [{ filename: 'a.pdf', content: await pdfWith({}) }] }),
    );
    await box.look();
    const [printed, offer] = await box.mails();
    expect(offer).toMatchObject({ subject: 'Chào hàng', outcome: 'nothing', files: [] });
    expect(offer?.message).toContain('Không phải thư gửi hóa đơn');
    expect(printed).toMatchObject({
      outcome: 'refused',
      files: [{ file_name: 'a.pdf', outcome: 'refused' }],
    });
    expect(printed?.files[0]?.message).toContain('Hãy xin người bán tệp XML');
  });

  test('hostile mails are noted, and none holds up the next', async () => {
    const xxe = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>';
    const bomb = archiveOf({ 'bom.xml': 'x'.repeat(80 * 1024 * 1024) });
    const file = (filename: string, content: string | Buffer) => [{ filename, content }];
    for (const mail of [
      await mailOf({ subject: 'XXE', attachments: file('a.xml', xxe) }),
      await mailOf({ subject: 'bomb', attachments: file('a.zip', bomb) }),
      await mailOf({ subject: 'huge', attachments: file('a.xml', Buffer.alloc(13 * 1024 * 1024, 'x')) }),
      Buffer.from(
        'From: <\r\nSubject: =?utf-8?B?####?=\r\nContent-Type: multipart/mixed; boundary=\r\n\r\n--x\r\nContent-Type: application/xml; name="a.xml\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%%\r\n',
      ),
      await mailOf({
        subject: 'x'.repeat(3_000),
        attachments: Array.from({ length: 25 }, (_, at) => ({ filename: `${at}.xml`, content: '<a/>' })),
      }),
      await mailOf({ subject: 'sau cùng', attachments: file('a.xml', desk.coded()) }),
    ])
      await box.server.deliver(mail);
    await box.look();
    const [last, many, broken, huge, bombed, entity] = await box.mails();
    expect(last).toMatchObject({ subject: 'sau cùng', outcome: 'collected' });
    expect(many?.files).toHaveLength(21);
    expect(many?.subject).toHaveLength(200);
    expect(['nothing', 'refused']).toContain(broken?.outcome);
    expect(huge?.files[0]?.message).toContain('quá lớn');
    expect(bombed).toMatchObject({ outcome: 'refused' });
    expect(entity?.files[0]?.message).toContain('DOCTYPE');
  });

  test('of two workers one reads the mailbox', async () => {
    const { length } = box.fetched.uids;
    await box.server.deliver(await mailOf({ subject: 'một lần' }));
    await box.look(2);
    expect(box.fetched.uids.slice(length)).toHaveLength(1);
    expect((await box.mails()).filter(({ subject }) => subject === 'một lần')).toHaveLength(1);
  });

  test('a mail that breaks its reader three times is left out, noted, and holds up no other', async () => {
    await box.server.deliver(await mailOf({ subject: 'hỏng' }));
    await box.server.deliver(await mailOf({ subject: 'sau thư hỏng' }));
    const before = (await box.mails()).length;
    const { length } = box.fetched.uids;
    box.fetched.onFetch = (uid) => {
      if (uid === box.fetched.uids[length]) throw new Error('the reader broke');
    };
    const HOURS_MS = 6 * 60 * 60_000;
    for (let tries = 0; tries < 3; tries += 1) {
      await box.look();
      expect(await box.mails()).toHaveLength(before);
      // Longer than the pause after a failure.
      desk.app.clock.set(new Date(desk.app.clock.epoch_ms() + HOURS_MS).toISOString());
    }
    await box.look();
    box.fetched.onFetch = () => undefined;
    const [next, left_out] = await box.mails();
    expect([next?.subject, next?.outcome]).toEqual(['sau thư hỏng', 'nothing']);
    expect(left_out).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('thử đọc thư này'),
    });
  });

  test('another UIDVALIDITY has the folder read again, and nothing is taken twice', async () => {
    const folder = 'Hoa don';
    const mail = await mailOf({
      subject: 'lại',
      attachments: [{ filename: 'a.xml', content: desk.coded() }],
    });
    const renew = (is_first: boolean) =>
      box.server.asUser(async (client) => {
        if (!is_first) await client.mailboxDelete(folder);
        await client.mailboxCreate(folder);
        await client.append(folder, mail);
        return (await client.mailboxOpen(folder)).uidValidity;
      });
    const before = await renew(true);
    expect((await set({ folder, password: null })).status).toBe(200);
    await box.look();
    expect((await box.mails())[0]).toMatchObject({ subject: 'lại', outcome: 'collected' });
    expect(await renew(false)).not.toBe(before);
    await box.look();
    const [again, first] = await box.mails();
    expect([again?.outcome, first?.outcome]).toEqual(['duplicate', 'collected']);
  });

  test('the check says what is wrong, in words', async () => {
    expect(await check()).toMatchObject({ ok: true, problem: null });
    expect(await check({ password: 'sai' })).toMatchObject({ ok: false, problem: 'login' });
    expect(await check({ folder: 'Không có' })).toMatchObject({ ok: false, problem: 'folder' });
    expect(await check({ port: 1 })).toMatchObject({ ok: false, problem: 'unreachable' });
    expect(await check({ host: 'localhost' })).toMatchObject({ ok: false, problem: 'host_inside' });
    expect(await check({ host: '10.0.0.1' })).toMatchObject({ ok: false, problem: 'host_inside' });
    expect(await check({ host: '8.8.8.8', port: 25 })).toMatchObject({ ok: false, problem: 'host_inside' });
    expect(await check({ host: 'khong-co.invalid' })).toMatchObject({ ok: false, problem: 'host_unknown' });
  });

  test('the password is not answered, not logged, and goes to no other server', async () => {
    expect(JSON.stringify(await box.mailbox())).not.toContain(IMAP_PASSWORD);
    const elsewhere = await set({ host: 'imap.khac.example', password: null });
    expect(elsewhere.status).toBe(422);
    expect(elsewhere.body).toMatchObject({ errors: [{ code: 'password_missing', fields: ['password'] }] });
    const { rows } = await desk.app.publishing.db
      .selectFrom('audit_log')
      .select('changes')
      .where('record_label', '=', 'Hộp thư nhận hóa đơn đầu vào')
      .execute()
      .then((found) => ({ rows: JSON.stringify(found) }));
    expect(rows).not.toContain(IMAP_PASSWORD);
  });

  test('a refused login is tried again with rising pauses, and shown until it works', async () => {
    await set({ password: 'sai' });
    await box.look();
    const first = await box.mailbox();
    expect(first).toMatchObject({ problem: 'login', enabled: true });
    expect(first.message).toContain('mật khẩu ứng dụng');
    const pause = (mailbox: typeof first) =>
      Date.parse(mailbox.next_look_on ?? '') - desk.app.clock.epoch_ms();
    expect(pause(first)).toBe(5 * 60_000);
    expect(await topics()).toContain('mailbox_failing');
    await box.look();
    expect(pause(await box.mailbox())).toBe(10 * 60_000);
    await set();
    await box.look();
    expect(await box.mailbox()).toMatchObject({ problem: null, failing_since: null });
    expect(await topics()).not.toContain('mailbox_failing');
  });

  test('a certificate that nobody vouches for is a TLS problem', async () => {
    const stranger = imapInputMailboxes({ allowed_hosts: ['127.0.0.1'], now_ms: () => Date.now() });
    const { host, port, security, username, folder } = box.input();
    const access = { host, port, security, username, folder, password: IMAP_PASSWORD };
    await expect(stranger.visit(access, async () => undefined, 60_000)).rejects.toMatchObject({
      problem: 'tls',
    });
  });

  test('a mailbox over STARTTLS is looked into as one over TLS', async () => {
    const changed = { port: box.server.starttls_port, security: 'starttls' } as const;
    expect(await check(changed)).toMatchObject({ ok: true, problem: null });
    // The same port knows no TLS from the first byte.
    expect(await check({ port: box.server.starttls_port })).toMatchObject({ ok: false, problem: 'tls' });
    expect((await set(changed)).status).toBe(200);
    const subject = 'Qua STARTTLS';
    const attachments = [{ filename: 'a.xml', content: desk.coded() }];
    await box.server.deliver(await mailOf({ subject, attachments }));
    await box.look();
    const mail = (await box.mails()).find((one) => one.subject === subject);
    expect(mail).toMatchObject({ outcome: 'collected' });
    await set();
  });

  test('a server without STARTTLS, or one whose STARTTLS somebody on the way hides, is never sent the password', async () => {
    const server = await startPlainImap();
    try {
      const shown = await check({ port: server.port, security: 'starttls' });
      expect(shown).toMatchObject({ ok: false, problem: 'tls' });
      expect(server.heard.join('')).not.toMatch(/LOGIN|AUTHENTICATE/i);
    } finally {
      await server.close();
    }
  });

  test.each(['judged', 'stored'])(
    'a process killed once a mail is %s loses nothing and doubles nothing',
    async (step) => {
      const subject = `giết khi ${step}`;
      const attachments = ['a', 'b', 'c'].map((name) => ({ filename: `${name}.xml`, content: desk.coded() }));
      await box.server.deliver(await mailOf({ subject, attachments }));
      const ended = await lookUntil(desk.app, box.server, step);
      expect(ended).toBe('SIGKILL');
      const readMails = async () => (await box.mails()).filter((mail) => mail.subject === subject);
      expect(await readMails()).toEqual([]);
      await box.look();
      const [mail, ...others] = await readMails();
      expect(others).toEqual([]);
      expect(mail?.files.map(({ outcome }) => outcome)).toEqual(['collected', 'collected', 'collected']);
      await box.look();
      expect(await readMails()).toHaveLength(1);
    },
  );
});
