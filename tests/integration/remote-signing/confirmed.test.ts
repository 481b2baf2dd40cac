import { describe, expect, it } from 'vitest';
import { certificateFacts } from '#server/platform/xmldsig/certificate-facts.ts';
import {
  areSignaturesOf,
  contents,
  lookUntilOver,
  orderFor,
  SERVICES,
  TAX_CODE,
  withRemoteServices,
} from './services.ts';

const bench = withRemoteServices();

describe.each(SERVICES)('%s: a person confirms on the phone', (service) => {
  it('shows their certificates before one is chosen', async () => {
    const account = await bench.account(service);
    const found = await bench.signer.credentials(account);
    expect(found).toMatchObject({
      kind: 'found',
      credentials: [{ needs_otp: false, confirmed_on_phone: true, most_per_batch: expect.any(Number) }],
    });
    const { certificate_der, label } = await bench.credential(account);
    expect(certificateFacts(certificate_der)?.tax_code).toBe(TAX_CODE);
    expect(label).toContain(TAX_CODE);
  });

  it('and gives signatures of that certificate', async () => {
    const account = await bench.account(service);
    const credential = await bench.credential(account);
    const bytes = contents(1);
    const order = orderFor(account, credential, bytes);
    const started = await bench.signer.start(order);
    expect(started.kind).toBe('pending');
    const ended = await lookUntilOver(bench.signer, order, started);
    expect(areSignaturesOf(ended, credential, bytes)).toBe(true);
  });

  it('once for many documents, each signature at its document', async () => {
    const account = await bench.account(service, '-cho');
    const credential = await bench.credential(account);
    const bytes = contents(30);
    const order = orderFor(account, credential, bytes);
    const started = await bench.signer.start(order);
    const [asked, ...more] = await bench.ordersOf(account);
    expect(more).toEqual([]);
    expect(asked?.hashes).toHaveLength(30);
    if (asked) await bench.press(asked, 'confirm');
    const ended = await lookUntilOver(bench.signer, order, started);
    expect(areSignaturesOf(ended, credential, bytes)).toBe(true);
    expect(areSignaturesOf(ended, credential, [...bytes].reverse())).toBe(false);
  });

  it('only when they press: until then it is pending', async () => {
    const account = await bench.account(service, '-cho');
    const order = orderFor(account, await bench.credential(account), contents(1));
    let now = await bench.signer.start(order);
    for (let looks = 0; looks < 5; looks += 1) {
      if (now.kind !== 'pending') break;
      now = await bench.signer.look(account, now.reference, 1);
    }
    expect(now.kind).toBe('pending');
    const [asked] = await bench.ordersOf(account);
    if (asked) await bench.press(asked, 'confirm');
    expect((await lookUntilOver(bench.signer, order, now)).kind).toBe('signed');
  });

  it('or says no: refused', async () => {
    const account = await bench.account(service, '-tuchoi');
    const order = orderFor(account, await bench.credential(account), contents(2));
    const started = await bench.signer.start(order);
    expect(await lookUntilOver(bench.signer, order, started)).toEqual({ kind: 'refused' });
  });

  it('or never looks at the phone: expired, and a late tap changes nothing', async () => {
    const account = await bench.account(service, '-cho');
    const order = orderFor(account, await bench.credential(account), contents(1));
    const started = await bench.signer.start(order);
    bench.clock.advance(10 * 60_000);
    expect(await lookUntilOver(bench.signer, order, started)).toEqual({ kind: 'expired' });
    const [asked] = await bench.ordersOf(account);
    expect(asked && (await bench.press(asked, 'confirm'))).toBe(409);
    expect(await lookUntilOver(bench.signer, order, started)).toEqual({ kind: 'expired' });
  });

  it('reads on the phone what is to be signed', async () => {
    const account = await bench.account(service, '-cho');
    await bench.signer.start(orderFor(account, await bench.credential(account), contents(3)));
    const page = await (await fetch(`${bench.sandbox.url}/phone`)).text();
    expect(page).toContain(account.user_id);
    // MySign takes plain letters only.
    const description = (await bench.ordersOf(account))[0]?.description;
    expect(description).toBe(
      service === 'mysign'
        ? 'Ky 3 hoa don C26TAA cua CONG TY DAI PHAT'
        : 'Ký 3 hóa đơn C26TAA của CÔNG TY ĐẠI PHÁT',
    );
  });
});

it('CSC: signatures that come at once are taken as well as those that come later', async () => {
  await bench.settings({ signs_later: false });
  const signer = bench.signerWith({});
  const account = await bench.account('csc_v2');
  const credential = await bench.credential(account);
  const bytes = contents(2);
  const order = orderFor(account, credential, bytes);
  const ended = await lookUntilOver(signer, order, await signer.start(order));
  await bench.settings({ signs_later: true });
  expect(areSignaturesOf(ended, credential, bytes)).toBe(true);
});
