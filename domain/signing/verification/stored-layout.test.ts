import { describe, expect, test } from 'vitest';
import { decodeUtf8, encodeUtf8 } from '../../documents/bytes.ts';
import { DATA_ID, storedSample } from '../../samples/stored-sample.ts';
import { storedLayout } from './stored-layout.ts';

const FILE = storedSample();
const layoutOf = (xml: string) => storedLayout(encodeUtf8(xml));

/** The text of each part. */
function partsOf(xml: string): Record<string, string> | null {
  const file = encodeUtf8(xml);
  const layout = storedLayout(file);
  if (layout === null) return null;
  return Object.fromEntries(
    Object.entries(layout).map(([name, { from, to }]) => [name, decodeUtf8(file.subarray(from, to))]),
  );
}

/** What is in the sample between these for the first time, or the n-th. */
function between(open: string, close: string, nth = 1): string {
  return FILE.split(open)[nth]?.split(close)[0] ?? '';
}

describe('a file of our own', () => {
  test('each part is found where it lies', () => {
    expect(partsOf(FILE)).toEqual({
      data: `<DLHDon${between('<DLHDon', '<DLQRCode>')}`,
      data_id: DATA_ID,
      data_uri: DATA_ID,
      data_digest: between('<DigestValue>', '<'),
      time: between('<Object Id="SigningTime-nb-15">', '</Object>'),
      time_id: 'SigningTime-nb-15',
      time_uri: 'SigningTime-nb-15',
      time_digest: between('<DigestValue>', '<', 2),
      signed_info: between('<SignedInfo>', '</SignedInfo>'),
      value: between('<SignatureValue>', '<'),
      certificate: 'AAAA',
    });
  });

  test('with nothing in its data and its Object has its parts, though they are empty', () => {
    const empty = FILE.replace(/(<DLHDon [^>]*>).*(<\/DLHDon>)/, '$1$2').replace(
      /(<Object [^>]*>).*(<\/Object>)/,
      '$1$2',
    );
    expect(partsOf(empty)).toMatchObject({ data: `<DLHDon Id="${DATA_ID}"></DLHDon>`, time: '' });
  });

  test('the QR code may be as short as it likes', () =>
    expect(partsOf(FILE.replace(/<DLQRCode>.*<\/DLQRCode>/, '<DLQRCode></DLQRCode>'))).not.toBeNull());
});

describe('no file of our own', () => {
  test.each([
    ['nothing', ''],
    ['without its QR code', FILE.replace(/<DLQRCode>.*<\/DLQRCode>/, '')],
    ['without the end of its data', FILE.replace('</DLHDon>', '')],
    [
      'with an Id that ends behind the data',
      FILE.replace(`Id="${DATA_ID}">`, 'Id="').replace('735C', '735C">'),
    ],
    ['with an Id that never ends', FILE.slice(0, FILE.indexOf(DATA_ID))],
    ['with a second attribute beside the Id', FILE.replace(`"${DATA_ID}">`, `"${DATA_ID}" a="">`)],
    ['cut off inside the value of its signature', FILE.slice(0, FILE.indexOf('</SignatureValue>'))],
    ['with something behind its end', `${FILE}\n`],
    ['with another end', FILE.replace('</NBan></DSCKS>', '</NBan><CQT></CQT></DSCKS>')],
  ])('%s', (_, xml) => {
    expect(xml).not.toBe(FILE);
    expect(layoutOf(xml)).toBeNull();
  });

  test('with any letter changed that is the same in every file of our own', () => {
    const { signed_info: _, ...parts } = layoutOf(FILE) ?? {};
    const free = [...Object.values(parts), spanOf('sig-nb-15'), spanOf('735C'), spanOf('CN=Mau')];
    const told = Array.from(FILE, (_letter, at) => at).filter(
      (at) => !free.some(({ from, to }) => at >= from && at < to),
    );
    const unnoticed = told.filter((at) => layoutOf(`${FILE.slice(0, at)}~${FILE.slice(at + 1)}`) !== null);
    expect(told.length).toBeGreaterThan(800);
    expect(unnoticed).toEqual([]);
  });
});

function spanOf(said: string): { from: number; to: number } {
  const from = FILE.indexOf(said);
  return { from, to: from + said.length };
}
