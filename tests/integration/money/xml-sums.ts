/** What one XML invoice says, read by its tags alone: nothing of the product is used here. */
type XmlSums = {
  /** TChat, name, quantity, price, ThTien and TSuat of each line, by its tags. */
  lines: Record<string, string | undefined>[];
  /** Sum of the lines' ThTien by TSuat, trade discounts subtracted; `-` for lines without a rate. */
  by_rate: Record<string, number>;
  /** LTSuat: ThTien and TThue by TSuat. */
  stated: Record<string, { amount: number; vat: number }>;
  total_discount: number;
  totals: Record<string, string | undefined>;
};

/** Amounts in đồng, which are whole and exact as numbers. */
export function xmlSums(xml: string): XmlSums {
  const lines = elements(xml, 'HHDVu').map((line) => fieldsOf(line, LINE));
  const by_rate: Record<string, number> = {};
  for (const { TChat, ThTien = '0', TSuat = '-' } of lines) {
    if (TChat === '4' || TChat === '2') continue;
    by_rate[TSuat] = (by_rate[TSuat] ?? 0) + (TChat === '3' ? -Number(ThTien) : Number(ThTien));
  }
  const stated = Object.fromEntries(
    elements(xml, 'LTSuat').map((group) => {
      const { TSuat = '', ThTien, TThue } = fieldsOf(group, ['TSuat', 'ThTien', 'TThue']);
      return [TSuat, { amount: Number(ThTien), vat: Number(TThue) }];
    }),
  );
  const discounts = lines.filter(({ TChat }) => TChat === '3');
  return {
    lines,
    by_rate,
    stated,
    total_discount: discounts.reduce((sum, { ThTien }) => sum + Number(ThTien), 0),
    totals: fieldsOf(elements(xml, 'TToan')[0] ?? '', TOTALS),
  };
}

const LINE = ['TChat', 'THHDVu', 'SLuong', 'DGia', 'STCKhau', 'ThTien', 'TSuat'];
const TOTALS = ['TgTCThue', 'TgTThue', 'TLPhi', 'TPhi', 'TTCKTMai', 'TGTKhac', 'TgTTTBSo'];

function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) => inner);
}

function fieldsOf(xml: string, names: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, elements(xml, name)[0]]));
}
